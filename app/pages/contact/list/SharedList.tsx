import { useEffect, useRef } from "react";
import type { ListEntry, RequestLists } from "../../../core";
import { focusUnlessMoved } from "../../../lib/focus";
import { useFocusAfter } from "../../../lib/useFocusAfter";
import { useLatest } from "../../../lib/useLatest";
import { useReplaceAddress } from "../useReplaceAddress";
import { lineText } from "./lineText";
import { titleOfList } from "./titleOfList";

interface SharedListProps {
  lists: RequestLists;
  /** The visitor's own list. */
  list: string;
  /** The text in the address, which may be anything. */
  shared: string;
  /** The message where both lists have no room together. */
  full: string;
  onTake: (list: string) => void;
}

/** Whether a machine is on both lists, with other days or another date. */
function differ(own: ListEntry[], shared: ListEntry[]): boolean {
  return shared.some(({ id, days, date }) =>
    own.some((line) => line.id === id && !(line.days === days && line.date === date)),
  );
}

/** A list that somebody has shared: the visitor adds it, takes it instead of their own, or leaves it. */
export function SharedList({ lists, list, shared, full, onTake }: SharedListProps) {
  const { list: text, refused, gone, machines, products, texts } = lists.view(shared);
  const replaceAddress = useReplaceAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useFocusAfter(titleOfList);

  const close = () => replaceAddress({ hash: "" });
  const closeOwn = useLatest(close);

  // After a navigation, the focus is on the heading of the page, or of the list where another one was offered before.
  useEffect(
    () => focusUnlessMoved(heading.current, document.activeElement?.closest("h1, #list-title")),
    [],
  );

  // The visitor's own link: there is nothing to decide.
  const isOwn = text !== "" && text === list;
  useEffect(() => {
    if (isOwn) {
      closeOwn();
    }
  }, [isOwn, closeOwn]);

  // A second press before the address has changed, perhaps of a button that has come in its place, decides nothing.
  const isDecided = useRef(false);
  function decide(next?: string) {
    if (!isDecided.current) {
      isDecided.current = true;
      if (next !== undefined) {
        onTake(next);
      }
      close();
    }
  }

  /** Both lists; `undefined` if they have no room together. */
  function merged(): string | undefined {
    try {
      return lists.merge(list, text);
    } catch {
      return undefined;
    }
  }

  const both = list && text ? merged() : undefined;
  return (
    <section ref={region} className="list-panel shared-list" aria-labelledby="shared-title">
      <h2
        id="shared-title"
        ref={heading}
        tabIndex={-1}
        aria-describedby={text ? "shared-undecided" : "shared-problem"}
      >
        {texts.offered}
      </h2>
      {/* A text that is no list has no lines that could be gone. */}
      {refused && (
        <p id="shared-problem" role="alert">
          {refused}
        </p>
      )}
      {gone && (
        <p id="shared-problem" className="list-note">
          {gone}
        </p>
      )}
      <ul>
        {[...machines, ...products].map((entry) => (
          <li key={entry.id}>{lineText(entry)}</li>
        ))}
      </ul>
      {text && <p id="shared-undecided">{texts.undecided}</p>}
      {both && differ(lists.view(list).machines, machines) && (
        <p className="list-note">{texts.onBoth}</p>
      )}
      {list && text && !both && <p className="list-note">{full}</p>}
      <div className="list-actions">
        {both && (
          <button className="button" type="button" onClick={() => decide(both)}>
            {texts.merge}
          </button>
        )}
        {text && (
          <button
            className={both ? "button outline" : "button"}
            type="button"
            onClick={() => decide(text)}
          >
            {list ? texts.replace : texts.take}
          </button>
        )}
        <button className="button outline" type="button" onClick={() => decide()}>
          {texts.dismiss}
        </button>
      </div>
    </section>
  );
}
