import type { Language } from "../i18n";

export interface PageProps {
  language: Language;
}
