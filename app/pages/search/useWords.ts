import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchAddress } from "../../components/SearchForm";
import { useHydrated } from "../../components/SiteProvider";
import { useLatest } from "../../lib/useLatest";

/** Milliseconds without typing after which the address follows, and the number of results is announced. */
export const REST_MS = 500;

const wordsIn = (search: string) => new URLSearchParams(search).get("q") ?? "";

/**
 * The words searched for: those in the field, which the address follows, and those of an address that the visitor goes
 * to. The field is uncontrolled, because it may be filled before hydration.
 */
export function useWords() {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search, state } = useLocation();
  const inAddress = wordsIn(search);
  const [cameWithWords] = useState(inAddress !== "");
  // The page of the build has no words: while it is taken over, there are none yet.
  const hydrated = useHydrated();
  const [words, setWords] = useState(hydrated ? inAddress : "");
  const navigate = useNavigate();
  const timer = useRef<number>();
  /** The words that the address has, or will have when the router has followed. */
  const written = useRef<string>();
  /** Whether going back should find the words of the address again: the visitor went to them, or pressed Enter. */
  const isKept = useRef(false);

  const follow = useLatest(() => {
    window.clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? "";
    if (typed === written.current) {
      return;
    }
    written.current = typed;
    const address = searchAddress(pathname, typed);
    // At once: a tap on a result interrupts the router, and the way back would not have the words.
    history[isKept.current ? "pushState" : "replaceState"](history.state, "", address);
    void navigate(address, { replace: true, preventScrollReset: true, state });
    isKept.current = false;
  });

  const submit = useLatest(() => {
    follow();
    isKept.current = true;
  });

  const onInput = useLatest((typed: string) => {
    setWords(typed);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(follow, REST_MS);
  });

  useEffect(() => {
    // On a slow phone, React shows an address that typing has left behind since: the field would lose the last letters.
    const isPast = inAddress !== wordsIn(window.location.search);
    if (!input.current || isPast || inAddress === written.current) {
      return;
    }
    const isFirst = written.current === undefined;
    written.current = inAddress;
    isKept.current = inAddress !== "";
    if (isFirst && input.current.value) {
      onInput(input.current.value); // typed before hydration
    } else {
      window.clearTimeout(timer.current);
      input.current.value = inAddress;
      setWords(inAddress);
    }
  }, [inAddress, onInput]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return { input, words, cameWithWords, onInput, follow, submit };
}
