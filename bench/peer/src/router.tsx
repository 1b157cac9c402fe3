import { type ComponentType, useEffect } from "react";
import { Outlet, type RouteObject, ScrollRestoration } from "react-router-dom";
import { LANGUAGES, type Language, loadTexts } from "./i18n";
import type { PageProps } from "./pages/props";

interface PageRoute {
  path: string;
  namespaces: string[];
  load: () => Promise<{ Component: ComponentType<PageProps> }>;
}

/** Each page with its chunk and texts, which are loaded together. */
const PAGES: PageRoute[] = [
  { path: "", namespaces: ["common", "names", "home"], load: () => import("./pages/Home") },
  {
    path: "maquinaria/:category",
    namespaces: ["common", "names", "category"],
    load: () => import("./pages/Category"),
  },
  { path: "faq", namespaces: ["common", "faq"], load: () => import("./pages/Faq") },
  {
    path: "contacto",
    namespaces: ["common", "names", "contact"],
    load: () => import("./pages/Contact"),
  },
];

function pagesIn(language: Language): RouteObject[] {
  return PAGES.map(({ path, namespaces, load }) => ({
    path,
    loader: async () => {
      await loadTexts(language, namespaces);
      return null;
    },
    lazy: {
      Component: async () => {
        const { Component } = await load();
        return () => <Component language={language} />;
      },
    },
  }));
}

function Root({ lang }: { lang: string }) {
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

export const routes: RouteObject[] = LANGUAGES.map(({ code, lang }) => ({
  path: code === "es" ? "/" : `/${code}`,
  element: <Root lang={lang} />,
  HydrateFallback: () => null,
  children: pagesIn(code),
}));
