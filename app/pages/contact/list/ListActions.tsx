import { useState } from "react";
import { TextLink } from "../../../components/TextLink";
import type { Chrome, ListView } from "../../../core";
import { SHARED_LIST } from "../../../list/sharedList";
import { focusInput, invalidInput } from "./invalidInput";

interface ListActionsProps {
  view: ListView;
  chrome: Chrome;
}

/** To the search; sharing and printing the list. */
export function ListActions({ view: { list, texts }, chrome }: ListActionsProps) {
  // Where the language was chosen, the address of the page does not say it.
  const form = chrome.languages.find(({ current }) => current)?.href ?? location.pathname;
  const shared = `${location.origin}${form}${SHARED_LIST}${list}`;
  const [copied, setCopied] = useState<"yes" | "no">();

  /** Whoever has the link or the paper would see another value than what stands in a field that is not right. */
  function unlessInvalid(act: () => void) {
    const input = invalidInput();
    if (input) {
      focusInput(input);
    } else {
      act();
    }
  }

  async function share() {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: texts.title, url: shared });
      } else {
        await navigator.clipboard.writeText(shared);
        setCopied("yes");
      }
    } catch (error) {
      // Closing the share sheet is not a failure.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      setCopied(isClosed ? undefined : "no");
    }
  }

  return (
    <>
      <div className="list-actions">
        <TextLink className="button outline" link={texts.another} />
        {list && (
          <>
            <button className="button outline" type="button" onClick={() => unlessInvalid(share)}>
              {texts.share}
            </button>
            <button
              className="button outline"
              type="button"
              onClick={() => unlessInvalid(() => print())}
            >
              {texts.print}
            </button>
          </>
        )}
      </div>
      <p className="list-note" role="status">
        {copied === "yes" ? texts.copied : copied === "no" ? texts.link : ""}
      </p>
      {copied === "no" && (
        <input className="list-link" readOnly aria-label={texts.link} value={shared} />
      )}
    </>
  );
}
