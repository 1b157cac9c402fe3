import {
  address,
  type Category,
  categories,
  company,
  homeCategories,
  phone,
  whatsapp,
} from "../addresses";
import type { Language } from "../i18n";
import type { Place } from "./chrome";
import type { Translate } from "./translate";

export const homePlace = (t: Translate): Place => ({
  page: "home",
  name: t("breadcrumb.home"),
  whatsapp: true,
});

/** The view of the home page. */
export function homeView(t: Translate, language: Language) {
  const titled = (part: string) => ({
    title: t(`home.${part}.title`),
    text: t(`home.${part}.text`),
  });
  const link = (page: string, key: string) => ({ text: t(key), href: address(page, language) });
  const machines = categories.reduce((sum, category) => sum + category.machines.length, 0);
  const card = (category: Category) => ({
    name: t(`category.${category.id}.name`),
    href: address(category.path, language),
    count: t("category.count", { count: category.machines.length }),
    picture: { name: category.picture, alt: "" },
  });
  return {
    hero: titled("hero"),
    machinery: link("machinery", "home.hero.machinery"),
    quote: link("contact", "home.hero.quote"),
    facts: [
      { value: t("home.facts.years.value"), label: t("home.facts.years.label") },
      { value: String(machines), label: t("home.facts.machines.label") },
      { value: String(categories.length), label: t("home.facts.categories.label") },
      { value: t("home.facts.minimum.value"), label: t("home.facts.minimum.label") },
    ],
    advantagesTitle: t("home.advantages.title"),
    advantagesLink: link("advantages", "home.advantages.link"),
    advantages: [titled("safety"), titled("savings"), titled("efficiency")],
    experience: titled("experience"),
    categoriesTitle: t("home.categories.title"),
    categoriesLink: {
      text: t("home.categories.link", { count: categories.length }),
      href: address("machinery", language),
    },
    categories: homeCategories.map(card),
    ask: titled("quote"),
    askLink: link("contact", "home.quote.button"),
    askPhone: phone(company.phones[0] ?? ""),
    askWhatsapp: { text: t("whatsapp.write"), href: whatsapp },
  };
}
