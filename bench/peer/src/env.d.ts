declare module "virtual:texts" {
  import type { Language } from "bancal";

  export const LANGUAGES: readonly {
    code: Language;
    name: string;
    lang: string;
    hreflang: string;
  }[];
  const texts: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default texts;
}
