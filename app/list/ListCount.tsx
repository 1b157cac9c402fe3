import { type ListLabels, lineCount } from "../core";
import { fill } from "../lib/fill";
import { useList } from "./useList";

/** How many lines the request list has, over a link to it; nothing without a list. */
export function ListBadge() {
  const count = lineCount(useList());
  // Not as text, which would have to be part of the link's name.
  return count > 0 ? <span className="list-count" data-count={count} aria-hidden="true" /> : null;
}

/** What a link to the list says of it; nothing without a list. */
export function useListCount({ count: text }: ListLabels): string {
  const count = lineCount(useList());
  return count > 0 ? ` ${fill(text, "count", count)}` : "";
}

/** Both, in a link whose name is its content. */
export function ListCount({ labels }: { labels: ListLabels }) {
  return (
    <>
      <span className="visually-hidden">{useListCount(labels)}</span>
      <ListBadge />
    </>
  );
}
