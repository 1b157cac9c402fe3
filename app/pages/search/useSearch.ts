import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { type Language, loadCoreFor, type SearchReport, search } from "../../core";
import { loadOrReload, loadUnlessLeft } from "../../lib/reload";
import { useOnline } from "../../lib/useOnline";
import { REST_MS } from "./useWords";

interface SearchState {
  /** Of the last words that were answered; none before the first answer. */
  report: SearchReport | undefined;
  /** The sentence about the results, once typing rests. */
  announced: string;
  /** Whether the first answer is still to come. */
  awaited: boolean;
  /** Whether the search could not be loaded, and whether it is loaded once more. */
  failure: "failed" | "retrying" | undefined;
  retry: () => void;
}

/**
 * What some words mean, asked again for every letter and language. Without words nothing is loaded: the field does that
 * when it gets the focus.
 * @param found The answer to the first words, if it came with the page.
 */
export function useSearch(
  words: string,
  language: Language,
  found: SearchReport | undefined,
): SearchState {
  const [report, setReport] = useState(found);
  const [announced, setAnnounced] = useState("");
  const [failure, setFailure] = useState<SearchState["failure"]>();
  const [attempt, setAttempt] = useState(0);
  const isRetried = useRef(false);
  const retry = useCallback(() => {
    isRetried.current = true;
    setFailure("retrying");
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    if (!words) {
      setReport(undefined);
      setAnnounced("");
      setFailure(undefined);
      return;
    }
    let isLatest = true;
    let timer = 0;
    async function ask() {
      await loadCoreFor(language);
      return search(words, language);
    }
    // After a deployment, an open tab asks for files that are gone: a second attempt loads the page again.
    (isRetried.current ? loadOrReload(ask) : loadUnlessLeft(ask)).then(
      (answer) => {
        isRetried.current = false;
        if (isLatest) {
          // As a transition, which the next letter interrupts.
          startTransition(() => {
            setReport(answer);
            setFailure(undefined);
          });
          timer = window.setTimeout(() => setAnnounced(answer.summary ?? ""), REST_MS);
        }
      },
      (error: unknown) => {
        if (isLatest) {
          console.warn(error);
          setFailure("failed");
        }
      },
    );
    return () => {
      isLatest = false;
      window.clearTimeout(timer);
    };
  }, [words, language, attempt]);

  useOnline(failure === "failed", retry);

  return {
    report,
    announced,
    awaited: words !== "" && !report && !failure,
    failure,
    retry,
  };
}
