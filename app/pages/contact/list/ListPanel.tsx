import { useState } from "react";
import type { Chrome, Language, RequestLists } from "../../../core";
import { fill } from "../../../lib/fill";
import "../../../styles/pages/contact/list.css";
import { setList } from "../../../list/list";

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

/** The request list: what is asked for, and what can be done with it. */
export function ListPanel({ lists, list, offered, chrome, language }: ListPanelProps) {
  const view = lists.view(list);
  const { texts } = view;
  const [removed, setRemoved] = useState<{ name: string; before: string }>();

  function onRemove(id: string, name: string) {
    setRemoved({ name, before: list });
    setList(lists.change(list, { id, quantity: 0 }), "");
  }

  function undo() {
    if (removed) {
      // What was added since stays.
      setList(
        list ? lists.merge(removed.before, onlyNew(list, removed.before)) : removed.before,
        lists.reference(),
      );
      setRemoved(undefined);
    }
  }

  /** The lines of a list that another does not have. */
  function onlyNew(own: string, other: string): string {
    const { machines, products } = lists.view(other);
    return [...machines, ...products].reduce(
      (rest, { id }) => lists.change(rest, { id, quantity: 0 }),
      own,
    );
  }

  return (
    <>
      {offered !== undefined && <OfferedList lists={lists} list={list} offered={offered} />}
      {(list || removed) && (
        <section className="list-panel" aria-labelledby="list-title">
          <h2 id="list-title" tabIndex={-1}>
            {texts.title}
          </h2>
          {view.gone && <p className="list-note">{view.gone}</p>}
          <div className="list-note" role="status">
            {removed && <p>{fill(texts.removed, "item", removed.name)}</p>}
            {!view.list && <p>{texts.empty}</p>}
          </div>
          {removed && (
            <button className="link-button list-undo" type="button" onClick={undo}>
              {texts.undo}
            </button>
          )}
          <ListLines
            entries={view.machines}
            view={view}
            chrome={chrome}
            language={language}
            onRemove={onRemove}
          />
          {view.products.length > 0 && <h3>{texts.products}</h3>}
          <ListLines
            entries={view.products}
            view={view}
            chrome={chrome}
            language={language}
            onRemove={onRemove}
          />
          <ListActions view={view} />
        </section>
      )}
    </>
  );
}
