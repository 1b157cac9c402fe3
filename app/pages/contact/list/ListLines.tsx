import { Picture } from "../../../components/Picture";
import { SiteLink } from "../../../components/SiteLink";
import type { Chrome, Language, ListLine as Line, ListEntry, ListView } from "../../../core";
import { fill } from "../../../lib/fill";
import { changeLine } from "../../../list/list";
import { Stepper } from "../../../list/Stepper";

interface ListLinesProps {
  entries: ListEntry[];
  view: ListView;
  chrome: Chrome;
  language: Language;
  onRemove: (id: string, name: string) => void;
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
  language,
  onRemove,
}: Omit<ListLinesProps, "entries"> & { entry: ListEntry }) {
  const { id, name, href, picture, quantity, days, date } = entry;

  function change(line: Partial<Line>) {
    // Input that is out of limits, or not complete yet, changes nothing.
    changeLine({ id, quantity, ...line }, language).catch(() => {});
  }

  return (
    <li>
      <Picture picture={{ name: picture, alt: "" }} sizes="6rem" />
      <SiteLink className="list-name" href={href}>
        {name}
      </SiteLink>
      <Stepper
        name={name}
        quantity={quantity}
        labels={chrome.list}
        onChange={(next) => (next === 0 ? onRemove(id, name) : change({ quantity: next }))}
      />
      <button
        className="link-button"
        type="button"
        aria-label={fill(texts.removeNamed, "item", name)}
        onClick={() => onRemove(id, name)}
      >
        <span>{texts.remove}</span>
      </button>
      <details open={days !== undefined || date !== undefined}>
        <summary aria-label={fill(texts.termsNamed, "item", name)}>
          <span>{texts.terms}</span>
        </summary>
        <div>
          <label>
            <span>{texts.days}</span>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={365}
              defaultValue={days}
              onInput={({ currentTarget: { value } }) =>
                change({ days: Number(value), date: date ?? "" })
              }
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
          </label>
          <label>
            <span>{texts.date}</span>
            <input
              type="date"
              defaultValue={date}
              onInput={({ currentTarget: { value } }) => change({ days: days ?? 0, date: value })}
            />
          </label>
        </div>
      </details>
    </li>
  );
}
