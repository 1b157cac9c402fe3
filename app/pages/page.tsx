import type { ComponentType, ReactNode } from "react";
// Every page has it: imported here, it is part of the first script instead of a separate file.
import "../layout/Banner";
import type { Chrome, Language, PageView, SearchReport } from "../core";
import { type Destination, loadOrReload } from "../lib/reload";
import { loadListPanel, loadSentRequests } from "./contact/lazy";

/** Props of every page besides its view. */
export interface PageContext {
  chrome: Chrome;
  language: Language;
  /** Results of the words in the address, if they came with the page. */
  found?: SearchReport | undefined;
}

export type PageRenderer = (context: PageContext) => ReactNode;

type Kind = PageView["kind"];
type View<Of extends Kind> = Extract<PageView, { kind: Of }>;
type Page<Of extends Kind> = ComponentType<{ view: View<Of> } & PageContext>;

/** The component of each kind of page, in a separate chunk. A missing kind does not compile. */
const pages: { [Of in Kind]: () => Promise<{ default: Page<Of> }> } = {
  home: () => import("./home/Home"),
  machinery: () => import("./Machinery"),
  category: () => import("./category/Category"),
  contact: () => import("./contact/Contact"),
  faq: () => import("./faq/Faq"),
  conditions: () => import("./Conditions"),
  shop: () => import("./Shop"),
  shopList: () => import("./shop-list/ShopList"),
  advantages: () => import("./advantages/Advantages"),
  training: () => import("./training/Training"),
  document: () => import("./document/Document"),
  search: () => import("./search/Search"),
  notFound: () => import("./NotFound"),
};

async function rendererOf<Of extends Kind>(kind: Of, view: View<Of>): Promise<PageRenderer> {
  const { default: Component } = await pages[kind]();
  return (context) => <Component view={view} {...context} />;
}

/** Loads the component of a kind of page. */
export function pageRenderer(view: PageView, destination?: Destination): Promise<PageRenderer> {
  return loadOrReload(() => rendererOf(view.kind, view), destination);
}

/** Loads the other pages, one after the other, so that navigation needs no more scripts. */
export async function preloadPages(): Promise<void> {
  for (const load of [...Object.values(pages), loadListPanel, loadSentRequests]) {
    await load();
  }
}
