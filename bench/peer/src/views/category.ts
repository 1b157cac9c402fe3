import { address, type Category, categories } from "../addresses";
import type { Language } from "../i18n";
import type { Place } from "./chrome";
import type { Translate } from "./translate";

export const categoryPlace = (t: Translate, shown: Category): Place => ({
  page: shown.path,
  name: t(`category.${shown.id}.name`),
  section: ["machinery", "nav.rental"],
  whatsapp: true,
});

/** The view of a category. */
export function categoryView(t: Translate, language: Language, shown: Category) {
  const nameOf = (kind: "category" | "machine", id: string) => t(`${kind}.${id}.name`);
  const name = nameOf("category", shown.id);
  const contact = address("contact", language);
  return {
    title: t(`category.${shown.id}.title`),
    intro: t(`category.${shown.id}.intro`),
    menu: {
      title: t("machinery.menu.title"),
      entries: categories.map(({ id, path, marker, machines }) => {
        const current = id === shown.id;
        const open = current && marker;
        return {
          text: nameOf("category", id),
          href: address(path, language),
          current,
          marker,
          label: open ? t("machinery.menu.machines", { category: name }) : undefined,
          places: open
            ? machines.map((machine) => ({
                text: nameOf("machine", machine.id),
                href: `#${machine.id}`,
              }))
            : [],
        };
      }),
    },
    machines: shown.machines.map(({ id, note }) => ({
      id,
      name: nameOf("machine", id),
      ask: {
        text: t("card.ask.machine", { machine: nameOf("machine", id) }),
        href: `${contact}?maquina=${id}`,
      },
      note: note ? t(`machine.${id}.note`) : undefined,
      picture: { name: id, alt: t(`machine.${id}.alt`) },
    })),
    ask: t("card.ask"),
    terms: [1, 2, 3, 4].map((number) => t(`category.terms.${number}`)),
    termsLink: { text: t("category.terms.link"), href: address("conditions", language) },
  };
}
