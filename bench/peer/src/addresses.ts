import company from "../../../data/company.json";
import machinery from "../../../data/machinery.json";
import type { Language } from "./i18n";

const PATHS: Record<string, string> = {
  home: "",
  contact: "contacto",
  shop: "tienda",
  "shop-tools": "herramientas",
  "shop-lighting": "iluminacion",
  "shop-oils": "aceites",
  "shop-safety": "elementos-seguridad",
  "shop-signage": "carteleria",
  "shop-baskets": "capazos",
  advantages: "ventajas",
  training: "formacion",
  conditions: "condiciones-alquiler",
  faq: "faq",
  machinery: "maquinaria",
  privacy: "politica-de-privacidad",
  cookies: "politica-de-cookies",
  "legal-notice": "aviso-legal",
  accessibility: "accesibilidad",
};

export const categories = machinery.categories;
export type Category = (typeof categories)[number];

/** The categories on the home page. */
export const homeCategories = machinery.home.flatMap((id) =>
  categories.filter((category) => category.id === id),
);

/** @param page name of a page, or the path of a category */
export function address(page: string, language: Language): string {
  const path = PATHS[page] ?? `maquinaria/${page}`;
  const parts = [language === "es" ? "" : language, path].filter(Boolean);
  return `/${parts.join("/")}`;
}

export const absolute = (page: string, language: Language) =>
  company.site + address(page, language);

export const phone = (number: string) => ({
  text: number,
  href: `tel:${number.replace(/[^+\d]/g, "")}`,
});

export const mail = { text: company.email, href: `mailto:${company.email}` };

const { number, message } = company.whatsapp;
export const whatsapp = `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;

export { company };
