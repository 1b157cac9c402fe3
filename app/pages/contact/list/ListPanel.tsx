import { useEffect, useRef, useState } from "react";
import type { Chrome, ListView, RequestLists } from "../../../core";
import { fill } from "../../../lib/fill";
import { setList } from "../../../list/list";
import { listReference, listText } from "../../../list/useList";
import "../../../styles/pages/contact/list.css";
import { ListActions } from "./ListActions";
import { ListLines } from "./ListLines";
import { SharedList } from "./SharedList";

export interface ListPanelProps {
  lists: RequestLists;
  /** The visitor's own list; empty without one. */
  list: string;
  /** One from the address. */
  shared: string | undefined;
  chrome: Chrome;
}

/** The last change that can be taken back. */
interface Change {
  before: string;
  after: string;
  /** Of the list before: what may have been sent with it already is to be recognised. */
  reference: string;
  /** The id of what was removed, which is reported. */
  removed?: string;
}

function nameIn({ machines, products }: ListView, id: string): string | undefined {
  return [...machines, ...products].find((entry) => entry.id === id)?.name;
}

/** The request list: what is asked for, and what can be done with it. */
export function ListPanel({ lists, list, shared, chrome }: ListPanelProps) {
  const view = lists.view(list);
  const { texts } = view;
  const [lastChange, setLastChange] = useState<Change>();
  // Taking it back would take back what came after it as well, and what came after it stays, also once that was taken
  // back. While rendering: after an effect, the button would be there for a moment, and take the focus.
  const change = lastChange?.after === list ? lastChange : undefined;
  if (lastChange !== change) {
    setLastChange(change);
  }
  // What the catalogue no longer has is taken off the list with which the page was opened, and the page goes on saying so.
  // What is added later, in a tab of a newer build, may be in a newer catalogue.
  const first = useRef(list);
  const [outdated, setOutdated] = useState<string>();
  useEffect(() => {
    if (view.list !== list && list === first.current) {
      setOutdated(list);
      setList(view.list, "");
    }
  }, [view.list, list]);
  const { gone } = lists.view(outdated ?? list);
  const removed = change?.removed && nameIn(lists.view(change.before), change.removed);
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The pressed button is gone: the focus goes to the one that takes the change back.
  useEffect(() => {
    if (change) {
      undoButton.current?.focus();
    }
  }, [change]);

  function onRemove(id: string) {
    const before = listText(); // as it is by now: another press may have changed it since it was rendered
    const after = lists.change(before, { id, quantity: 0 });
    setLastChange({ before, after, reference: listReference(), removed: id });
    setList(after, "");
  }

  function onTake(after: string) {
    setLastChange({ before: list, after, reference: listReference() });
    setList(after, lists.reference());
  }

  function undo() {
    if (change) {
      setList(change.before, change.reference || lists.reference());
      setLastChange(undefined);
      heading.current?.focus();
    }
  }

  const lines = { view, lists, chrome, onRemove };
  return (
    <>
      {shared !== undefined && (
        <SharedList
          lists={lists}
          list={list}
          shared={shared}
          full={chrome.list.full}
          onTake={onTake}
        />
      )}
      {(list || change || gone) && (
        <section className="list-panel" aria-labelledby="list-title">
          <h2 id="list-title" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          {gone && <p className="list-note">{gone}</p>}
          <div className="list-note" role="status">
            {removed && <p>{fill(texts.removed, "item", removed)}</p>}
            {!view.list && <p>{texts.empty}</p>}
          </div>
          {change && (
            <button ref={undoButton} className="link-button list-undo" type="button" onClick={undo}>
              {texts.undo}
            </button>
          )}
          <ListLines entries={view.machines} areRented {...lines} />
          {view.products.length > 0 && <h3>{texts.products}</h3>}
          <ListLines entries={view.products} {...lines} />
          <ListActions key={view.list} view={view} />
        </section>
      )}
    </>
  );
}
