import type { RouterState } from "@remix-run/router";
import { useEffect } from "react";
import {
  type LoaderFunctionArgs,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from "react-router-dom";
import { ErrorScreen } from "./components/ErrorScreen";
import { Shell } from "./components/Shell";
import { choose, type ErrorTexts, type Language, type RouteView, viewOf } from "./core";
import { showHead } from "./head";
import { painted } from "./pause";
import { type PageRenderer, pageRenderer } from "./routes/page";

interface Loaded {
  view: RouteView;
  render: PageRenderer;
}

/** Texts of the error screen in the language last shown, for when no view can be had. */
let errorTexts: ErrorTexts | undefined;

async function load({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const view = await viewOf(new URL(request.url).pathname);
  errorTexts = view.chrome.error;
  if (view.replaceWith && typeof document === "object") {
    return replace(view.replaceWith);
  }
  return { view, render: await pageRenderer(view.page) };
}

function machineOf(state: unknown): string | undefined {
  if (typeof state === "object" && state !== null && "machine" in state) {
    return typeof state.machine === "string" ? state.machine : undefined;
  }
  return undefined;
}

function RoutePage() {
  const { view, render } = useLoaderData() as Loaded;
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => showHead(view), [view]);
  useEffect(() => document.documentElement.classList.add("live"), []);

  async function onLanguage(language: Language) {
    await painted();
    const address = choose(language, location.pathname);
    if (address === location.pathname) {
      void revalidate();
    } else {
      void navigate(address + location.search + location.hash, {
        replace: true,
        preventScrollReset: true,
        state: location.state,
      });
    }
  }

  return (
    <>
      <Shell chrome={view.chrome} onLanguage={onLanguage}>
        {render({
          chrome: view.chrome,
          language: view.language,
          machine: machineOf(location.state),
        })}
      </Shell>
      <ScrollRestoration storageKey="scrollPositions" />
    </>
  );
}

function RouteError() {
  return errorTexts ? <ErrorScreen texts={errorTexts} /> : null;
}

const ID = "page";

/** What the visitor sees, once the router has it. */
export function viewShown({ loaderData }: Pick<RouterState, "loaderData">): RouteView {
  const { view } = loaderData[ID] as Loaded;
  return view;
}

/** One route: the core's table of addresses is the only one. */
export const routes = [
  {
    id: ID,
    path: "*",
    loader: load,
    element: <RoutePage />,
    errorElement: <RouteError />,
    hasErrorBoundary: true,
  },
];
