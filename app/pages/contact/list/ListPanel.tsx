import { useEffect, useRef, useState } from "react";
import type { Chrome, RequestLists } from "../../../core";
import { fill } from "../../../lib/fill";
import { setList } from "../../../list/changes";
import { SHARED_LIST } from "../../../list/sharedList";
import { noteUncorrected } from "../../../list/uncorrected";
import { useDoubleClickGuard } from "../../../list/useDoubleClickGuard";
import { listReference, listText } from "../../../list/useList";
import "../../../styles/pages/contact/list.css";
import { useReplaceAddress } from "../useReplaceAddress";
import { type Change, nameIn, uncorrectedIn } from "./change";
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

/** The request list: what is asked for, and what can be done with it. */
export function ListPanel({ lists, list, shared, chrome }: ListPanelProps) {
  const view = lists.view(list);
  const { texts } = view;
  const [lastChange, setLastChange] = useState<Change>();
  // A change can be undone only while the list is as it left it: after a later change it cannot, even once that one is
  // undone. While rendering: after an effect, the button could be pressed for a moment.
  const isPast = lastChange?.isPast || lastChange?.after !== list;
  if (lastChange && isPast && !(lastChange.isPast && list)) {
    setLastChange(list ? { ...lastChange, isPast } : undefined);
  }
  const change = isPast ? undefined : lastChange;
  // Once decided on, a list is gone at once; the address, which still has it, changes a moment later.
  const [decided, setDecided] = useState<string>();
  if (decided !== undefined && decided !== shared) {
    setDecided(undefined);
  }
  const offered = decided === shared ? undefined : shared;
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
  const { gone } = outdated === undefined ? view : lists.view(outdated);
  const removed = lastChange?.removed && nameIn(lists.view(lastChange.before), lastChange.removed);
  const heading = useRef<HTMLHeadingElement>(null);
  const onClick = useDoubleClickGuard();
  const replaceAddress = useReplaceAddress();

  // The pressed button is gone. The one that takes the change back is next, and not pressed by a second press of the key.
  useEffect(() => {
    if (change) {
      heading.current?.focus();
    }
  }, [change]);

  function onRemove(id: string) {
    const before = listText(); // as it is by now: another press may have changed it since it was rendered
    const after = lists.change(before, { id, quantity: 0 });
    const uncorrected = uncorrectedIn(id);
    setLastChange({ before, after, reference: listReference(), removed: id, uncorrected });
    setList(after, "");
  }

  function onDecide(after: string | undefined, isReplaced: boolean) {
    setDecided(shared);
    replaceAddress({ hash: "" });
    if (after !== undefined) {
      setLastChange({ before: list, after, reference: listReference(), shared, isReplaced });
      setList(after, lists.reference());
    }
  }

  function undo() {
    if (change) {
      setList(change.before, change.reference || lists.reference());
      for (const [field, text] of change.uncorrected ?? []) {
        noteUncorrected(change.removed ?? "", field, text);
      }
      setLastChange(undefined);
      setDecided(undefined);
      // Another one may be offered by now.
      if (change.shared === undefined || offered !== undefined) {
        heading.current?.focus();
      } else {
        replaceAddress({ hash: SHARED_LIST + change.shared });
      }
    }
  }

  const lines = { view, lists, chrome, onRemove };
  return (
    <>
      {offered !== undefined && (
        <SharedList
          key={offered}
          lists={lists}
          list={list}
          own={view}
          shared={offered}
          onDecide={onDecide}
        />
      )}
      {(list || change || gone) && (
        <section className="list-panel" aria-labelledby="list-title" onClickCapture={onClick}>
          <h2 id="list-title" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          {gone && <p className="list-note">{gone}</p>}
          <div className="list-change">
            <div className="list-note" role="status">
              {removed && <p>{fill(texts.removed, "item", removed)}</p>}
              {lastChange?.shared && <p>{lastChange.isReplaced ? texts.replaced : texts.taken}</p>}
              {!view.list && <p>{texts.empty}</p>}
            </div>
            {lastChange && (
              <button
                className="link-button list-undo"
                type="button"
                disabled={isPast}
                onClick={undo}
              >
                {texts.undo}
              </button>
            )}
          </div>
          <ListLines entries={view.machines} areRented {...lines} />
          {view.products.length > 0 && <h3>{texts.products}</h3>}
          <ListLines entries={view.products} {...lines} />
          <ListActions key={view.list} view={view} chrome={chrome} />
        </section>
      )}
    </>
  );
}
