import { useEffect, useRef } from "react";
import type { ListView, RequestLists } from "../../../core";
import { focusUnlessMoved } from "../../../lib/focus";
import { useFocusAfter } from "../../../lib/useFocusAfter";
import { useLatest } from "../../../lib/useLatest";
import { useReplaceAddress } from "../useReplaceAddress";
import { nameIn } from "./change";
import { lineText } from "./lineText";
import { titleOfList } from "./titleOfList";

interface SharedListProps {
  lists: RequestLists;
  /** The visitor's own list, and what the page shows of it. */
  list: string;
  own: ListView;
  /** The text in the address, which may be anything. */
  shared: string;
  /** @param list The visitor's own from now on, perhaps in the place of another one; `undefined` if it stays as it is. */
  onDecide: (list: string | undefined, isReplaced: boolean) => void;
}

/** A list that somebody has shared: the visitor adds it, takes it instead of their own, or leaves it. */
export function SharedList({ lists, list, own, shared, onDecide }: SharedListProps) {
  const { list: text, refused, gone, machines, products, texts } = lists.view(shared);
  const entries = [...machines, ...products];
  const replaceAddress = useReplaceAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useFocusAfter(titleOfList);

  const closeOwn = useLatest(() => replaceAddress({ hash: "" }));

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

  const decide = (next?: string) => onDecide(next, list !== "" && next === text);

  /** Both lists; `undefined` if they have no room together. */
  function merged(): string | undefined {
    try {
      return lists.merge(list, text);
    } catch {
      return undefined;
    }
  }

  const both = list && text ? merged() : undefined;
  const overlaps = entries.some(({ id }) => nameIn(own, id) !== undefined);
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
        {entries.map((entry) => (
          <li key={entry.id}>{lineText(entry)}</li>
        ))}
      </ul>
      {text && <p id="shared-undecided">{texts.undecided}</p>}
      {both && overlaps && <p className="list-note">{texts.onBoth}</p>}
      {list && text && !both && <p className="list-note">{texts.noRoom}</p>}
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
