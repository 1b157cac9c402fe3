import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { reserveLines } from "../../../boot/state";
import type { Chrome, Language, RequestLists } from "../../../core";
import { loadOrReload } from "../../../lib/reload";
import { useOnline } from "../../../lib/useOnline";
import { loadListCalls } from "../../../list/list";
import { sharedList } from "../../../list/sharedList";
import { listText, useList } from "../../../list/useList";
import { loadListPanel } from "../lazy";
import type { ListPanelProps } from "./ListPanel";

interface Loaded {
  Panel: ComponentType<ListPanelProps>;
  lists: RequestLists;
}

interface LazyListPanelProps {
  chrome: Chrome;
  language: Language;
  /** Whether a request is being sent: like the fields of the form, the list is as it was sent until the answer. */
  busy: boolean;
}

/** Where the request list is, above the form. What shows it is loaded only if there is a list, or one in the address. */
export function LazyListPanel({ chrome, language, busy }: LazyListPanelProps) {
  const list = useList();
  const { hash } = useLocation();
  const shared = sharedList(hash);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A list that was emptied is shown too, with the way back.
  const isNeeded = list !== "" || shared !== undefined || loaded !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again
  useEffect(() => {
    setFailed(false);
    if (!isNeeded) {
      return;
    }
    let isLatest = true;
    const panel = loadOrReload(loadListPanel);
    Promise.all([panel, loadListCalls(language)]).then(
      ([{ ListPanel }, lists]) => isLatest && setLoaded({ Panel: ListPanel, lists }),
      (error: unknown) => {
        console.warn(error);
        if (isLatest) {
          setFailed(true);
        }
      },
    );
    return () => {
      isLatest = false;
    };
  }, [isNeeded, language, attempt]);

  useOnline(failed, () => setAttempt((last) => last + 1));

  // The room that was reserved is that of the lists with which the page was loaded.
  const first = useRef<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is a reason; hydration does not have it yet
  useEffect(() => {
    const own = listText();
    const now = `${own} ${shared}`;
    if (loaded) {
      first.current ??= now;
    }
    // What is stored may be too old, or no list.
    const isEmpty = own === "" && shared === undefined;
    if (now !== (first.current ?? now) || isEmpty) {
      reserveLines(0, document.documentElement);
    }
  }, [loaded, list, shared]);

  return (
    // Its controls are no group of their own.
    <fieldset className="list-place" role="presentation" disabled={busy}>
      {loaded ? (
        <loaded.Panel lists={loaded.lists} list={list} shared={shared} chrome={chrome} />
      ) : (
        failed && <p role="alert">{chrome.list.failed}</p>
      )}
    </fieldset>
  );
}
