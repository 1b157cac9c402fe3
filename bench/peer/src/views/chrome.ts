import type { Chrome } from "../../../../app/core";
import { address, company, mail, phone, whatsapp } from "../addresses";
import { LANGUAGES, type Language } from "../i18n";
import type { Translate } from "./translate";

const NAVIGATION = [
  ["machinery", "nav.rental"],
  ["shop", "nav.shop"],
  ["advantages", "nav.advantages"],
  ["training", "nav.training"],
  ["conditions", "nav.conditions"],
  ["faq", "nav.faq"],
  ["contact", "nav.contact"],
] as const;

const COLUMNS = {
  "footer.rental": [
    ["machinery", "footer.machinery"],
    ["conditions", "category.terms.link"],
    ["advantages", "nav.advantages"],
    ["training", "nav.training"],
    ["faq", "faq.title"],
    ["contact", "footer.contact"],
  ],
  "footer.shop": ["tools", "lighting", "oils", "safety", "signage", "baskets"].map((list) => [
    `shop-${list}`,
    `shop.${list}.name`,
  ]),
  "footer.legal": [
    ["legal-notice", "footer.notice"],
    ["privacy", "footer.privacy"],
    ["cookies", "footer.cookies"],
    ["accessibility", "footer.accessibility"],
  ],
};

export interface Place {
  /** Name of the page, or path of the category. */
  page: string;
  /** Its name in the breadcrumbs. */
  name: string;
  /** The page it belongs to, with the key of its name. */
  section?: readonly [page: string, key: string];
  whatsapp: boolean;
}

/** Header, menus and footer around a page. */
export function chromeOf(t: Translate, language: Language, place: Place): Chrome {
  const to = (page: string) => address(page, language);
  const link = (page: string, key: string) => ({ text: t(key), href: to(page) });
  const current = (page: string) => {
    if (page === place.page) return "page";
    return page === place.section?.[0] ? "true" : undefined;
  };
  const crumb = (page: string, text: string) => ({ text, href: to(page), current: undefined });
  const crumbs = [
    crumb("home", t("breadcrumb.home")),
    ...(place.section ? [crumb(place.section[0], t(place.section[1]))] : []),
    { ...crumb(place.page, place.name), current: "page" as const },
  ];
  const [first = ""] = company.phones;
  const { street, postalCode, town, province } = company.address;

  return {
    skip: t("skip"),
    brand: company.name,
    tagline: t("site.tagline"),
    home: link("home", "logo.home"),
    navigation: {
      label: t("nav.label"),
      open: t("menu.open"),
      close: t("menu.close"),
      title: t("menu.title"),
      links: NAVIGATION.map(([page, key]) => ({ ...link(page, key), current: current(page) })),
    },
    languageLabel: t("language.label"),
    languages: LANGUAGES.map(({ code, name, lang }) => ({
      code,
      name,
      lang,
      href: address(place.page, code),
      current: code === language,
    })),
    hours: t("hours.text"),
    phone: first,
    call: { text: t("call.label"), href: phone(first).href },
    whatsapp: place.whatsapp ? { text: t("whatsapp.label"), href: whatsapp } : undefined,
    actions: {
      call: t("action.call"),
      whatsapp: t("action.whatsapp"),
      quote: t("action.quote"),
      menu: t("menu.title"),
    },
    list: {
      add: t("list.add"),
      addNamed: t("list.add.named", { item: "{item}" }),
      quantity: t("list.quantity", { item: "{item}" }),
      maxQuantity: 99,
      quantityError: t("list.error.quantity", { count: "{count}" as unknown as number }),
      fewer: t("list.fewer", { item: "{item}" }),
      more: t("list.more", { item: "{item}" }),
      count: t("list.count", { count: "{count}" as unknown as number }),
      full: t("list.full"),
      failed: t("list.failed"),
    },
    offline: {
      note: t("offline.note"),
      savedAt: t("offline.saved-at", { time: "{time}" }),
      otherLanguage: t("offline.other-language"),
      requests: {
        one: t("saved.title.one"),
        unconfirmed: t("saved.title.unconfirmed"),
        other: t("saved.title.other", { count: "{count}" as unknown as number }),
        at: t("saved.at", { time: "{time}" }),
        wait: t("saved.wait"),
        ready: t("saved.ready"),
        past: t("saved.past", { date: "{date}" }),
        send: t("saved.send"),
        sending: t("saved.sending"),
        sent: t("translated-contacto-placeholder-successMessage"),
        throttled: t("saved.throttled"),
        discard: t("saved.discard"),
        discarded: t("saved.discarded"),
        undo: t("contact.undo"),
        nothing: t("saved.nothing"),
      },
    },
    crumbs: place.page === "home" ? [] : crumbs,
    crumbsLabel: t("breadcrumb.label"),
    banner: { pause: t("video.pause"), play: t("video.play") },
    footer: {
      label: t("footer.label"),
      address: [street, `${postalCode} ${town} (${province})`],
      contact: [mail, ...company.phones.map(phone)],
      hoursLabel: t("footer.hours"),
      hours: t("hours.text"),
      columns: Object.entries(COLUMNS).map(([title, pages]) => ({
        title: t(title),
        links: pages.map(([page = "", key = ""]) => link(page, key)),
      })),
      grant: t("footer.grant"),
      logosLabel: t("footer.logos"),
      logos: company.grant.logos.map(({ picture, name }) => ({ name: picture, alt: name })),
      owner: t("footer.owner"),
    },
    languageFailed: t("language.failed"),
    sendFailed: t("contact.failed.elsewhere"),
    error: errorTexts(t),
  };
}

/** Texts of the error screen. */
export function errorTexts(t: Translate): Chrome["error"] {
  const [first = ""] = company.phones;
  return {
    title: "Unexpected Application Error!",
    text: t("error.crash"),
    reload: t("error.reload"),
    home: { text: t("error.home"), href: "/" },
    call: { text: t("error.call"), href: phone(first).href },
    whatsapp: { text: t("whatsapp.write"), href: whatsapp },
  };
}
