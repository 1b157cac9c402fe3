import type { ComponentType, ReactNode } from "react";
import type { Chrome, Language, PageView } from "../core";
import { loadOrReload } from "../reload";

/** What every page is given beside its view. */
export interface PageContext {
  chrome: Chrome;
  language: Language;
  /** Name of the machine that the visitor asked for on its card. */
  machine: string | undefined;
}

export type PageRenderer = (context: PageContext) => ReactNode;

function renderer<View>(
  { default: Component }: { default: ComponentType<{ view: View } & PageContext> },
  view: View,
): PageRenderer {
  return (context) => <Component view={view} {...context} />;
}

/** Loads the component of a kind of page. */
export function pageRenderer(view: PageView): Promise<PageRenderer> {
  return loadOrReload(() => load(view));
}

/** A kind without a case does not compile. */
async function load(view: PageView): Promise<PageRenderer> {
  switch (view.kind) {
    case "home":
      return renderer(await import("./Home"), view);
    case "contact":
      return renderer(await import("./Contact"), view);
    case "shop":
      return renderer(await import("./Shop"), view);
    case "shopList":
      return renderer(await import("./ShopList"), view);
    case "advantages":
      return renderer(await import("./Advantages"), view);
    case "training":
      return renderer(await import("./Training"), view);
    case "conditions":
      return renderer(await import("./Conditions"), view);
    case "faq":
      return renderer(await import("./Faq"), view);
    case "machinery":
      return renderer(await import("./Machinery"), view);
    case "category":
      return renderer(await import("./Category"), view);
    case "document":
      return renderer(await import("./Document"), view);
    case "notFound":
      return renderer(await import("./NotFound"), view);
  }
}
