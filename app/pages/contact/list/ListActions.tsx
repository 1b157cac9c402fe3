import { useState } from "react";
import { TextLink } from "../../../components/TextLink";
import type { ListView } from "../../../core";
import { SHARED_LIST } from "../../../list/useList";
import { focusInput, invalidInput } from "./invalidInput";

/** The address of the form with a list. */
function sharedAddress(list: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}${SHARED_LIST}${list}`;
}

/** To the search; sharing and printing the list. */
export function ListActions({ view: { list, texts } }: { view: ListView }) {
  const [copied, setCopied] = useState<"yes" | "no">();

  async function share() {
    const input = invalidInput();
    if (input) {
      focusInput(input); // whoever opened the link would see another value than what stands there
      return;
    }
    const url = sharedAddress(list);
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: texts.title, url });
      } else {
        await navigator.clipboard.writeText(url);
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
        <input className="list-link" readOnly aria-label={texts.link} value={sharedAddress(list)} />
      )}
    </>
  );
}
