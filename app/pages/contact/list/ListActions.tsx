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

  async function share() {
    const input = invalidInput();
    if (input) {
      focusInput(input); // whoever opened the link would see another value than what stands there
      return;
    }
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
            <button className="button outline" type="button" onClick={share}>
              {texts.share}
            </button>
            <button className="button outline" type="button" onClick={() => print()}>
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
