import { useState } from "react";
import { Picture } from "../../../components/Picture";
import { SiteLink } from "../../../components/SiteLink";
import type { Chrome, ListEntry, ListView, RequestLists } from "../../../core";
import { fill } from "../../../lib/fill";
import { useFocusAfter } from "../../../lib/useFocusAfter";
import { changeLineNow, type LineChange } from "../../../list/changes";
import { failureOf, type ListFailure } from "../../../list/failure";
import { Stepper } from "../../../list/Stepper";
import { LineTerms } from "./LineTerms";
import { lineText } from "./lineText";
import { titleOfList } from "./titleOfList";

interface ListLinesProps {
  entries: ListEntry[];
  view: ListView;
  chrome: Chrome;
  lists: RequestLists;
  /** Whether they are rented, for some days from some date. */
  areRented?: boolean;
  onRemove: (id: string) => void;
}

/** The machines or the products of a list. */
export function ListLines({ entries, ...rest }: ListLinesProps) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <ul className="list-lines">
      {entries.map((entry) => (
        <ListLine key={entry.id} entry={entry} {...rest} />
      ))}
    </ul>
  );
}

function ListLine({
  entry,
  view: { texts },
  chrome,
  lists,
  areRented,
  onRemove,
}: Omit<ListLinesProps, "entries"> & { entry: ListEntry }) {
  const { id, name, href, picture, quantity } = entry;
  const line = useFocusAfter(titleOfList); // where another tab removes it
  const [failed, setFailed] = useState<ListFailure>();

  function change(next: LineChange) {
    try {
      // At once: a change that came after a later removal could no longer be told from one that followed it.
      changeLineNow(next, lists);
      setFailed(undefined);
    } catch (error) {
      setFailed(failureOf(error));
    }
  }

  return (
    <li ref={line}>
      <Picture picture={{ name: picture, alt: "" }} sizes="6rem" />
      <SiteLink className="list-name" href={href}>
        {name}
      </SiteLink>
      {/* On paper, instead of the fields: browsers write dates in them in an order of their own. */}
      <p className="printed">{lineText(entry)}</p>
      <Stepper
        id={id}
        name={name}
        quantity={quantity}
        labels={chrome.list}
        onChange={(next) => change({ id, quantity: next })}
        onStep={(step) =>
          quantity + step === 0 ? onRemove(id) : change({ id, step, max: chrome.list.maxQuantity })
        }
      />
      <button
        className="link-button"
        type="button"
        aria-label={fill(texts.removeNamed, "item", name)}
        onClick={() => onRemove(id)}
      >
        <span>{texts.remove}</span>
      </button>
      {areRented && (
        <LineTerms
          entry={entry}
          texts={texts}
          onChange={(days, date) => change({ id, quantity, days, date })}
        />
      )}
      {failed && <p role="alert">{chrome.list[failed]}</p>}
    </li>
  );
}
