import texts, { LANGUAGES } from "virtual:texts";
import type { Language } from "bancal";
import i18n, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";

export type { Language };
export { LANGUAGES };

const chunks: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    texts[`${language}/${namespace}`]?.().then(
      (chunk) => done(null, chunk.default),
      (error: Error) => done(error, null),
    );
  },
};

/** Loads no texts itself: a route loads the language and the namespaces of its page. */
void i18n
  .use(chunks)
  .use(initReactI18next)
  .init({
    supportedLngs: LANGUAGES.map(({ code }) => code),
    fallbackLng: false,
    load: "currentOnly",
    ns: [],
    defaultNS: "common",
    fallbackNS: ["names", "home", "category", "faq", "contact"],
    partialBundledLanguages: true,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    react: { useSuspense: false },
  });

export async function loadTexts(language: Language, namespaces: string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  if (i18n.language !== language) {
    await i18n.changeLanguage(language);
  }
}

export { i18n };
