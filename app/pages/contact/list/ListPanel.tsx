import { useEffect, useRef, useState } from "react";
import type { Chrome, Language, RequestLists } from "../../../core";
import { fill } from "../../../lib/fill";
import { setList } from "../../../list/list";
import "../../../styles/pages/contact/list.css";
import { ListActions } from "./ListActions";
import { ListLines } from "./ListLines";
import { OfferedList } from "./OfferedList";

export interface ListPanelProps {
  lists: RequestLists;
  /** The visitor's own list; empty without one. */
  list: string;
  /** One from the address. */
  offered: string | undefined;
  chrome: Chrome;
  language: Language;
}

/** The last change that can be taken back. */
interface Change {
  /** The list before it. */
  before: string;
  said: string;
}

/** The request list: what is asked for, and what can be done with it. */
export function ListPanel({ lists, list, offered, chrome, language }: ListPanelProps) {
  const view = lists.view(list);
  const { texts } = view;
  const [change, setChange] = useState<Change>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  // The pressed button is gone: the focus goes to the one that takes the change back.
  useEffect(() => {
    if (change) {
      undoButton.current?.focus();
    }
  }, [change]);

  function onRemove(id: string, name: string) {
    setChange({ before: list, said: fill(texts.removed, "item", name) });
    setList(lists.change(list, { id, quantity: 0 }), "");
  }

  function onTake(next: string) {
    setChange({ before: list, said: "" });
    setList(next, lists.reference());
  }

  function undo() {
    if (change) {
      setList(change.before, lists.reference());
      setChange(undefined);
      heading.current?.focus();
    }
  }

  const lines = { view, chrome, language, onRemove };
  return (
    <>
      {offered !== undefined && (
        <OfferedList
          lists={lists}
          list={list}
          offered={offered}
          full={chrome.list.full}
          onTake={onTake}
        />
      )}
      {(list || change) && (
        <section className="list-panel" aria-labelledby="list-title">
          <h2 id="list-title" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          {view.gone && <p className="list-note">{view.gone}</p>}
          <div className="list-note" role="status">
            {change?.said && <p>{change.said}</p>}
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
