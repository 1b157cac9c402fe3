import { type ListLabels, lineCount } from "../core";
import { fill } from "../lib/fill";
import { useList } from "./useList";

/** How many lines the request list has, in a link to it; nothing without a list. */
export function ListCount({ labels }: { labels: ListLabels }) {
  const count = lineCount(useList());
  if (count === 0) {
    return null;
  }
  return (
    <>
      <span className="visually-hidden">{` ${fill(labels.count, "count", count)}`}</span>
      <span className="list-count" aria-hidden="true">
        {count}
      </span>
    </>
  );
}
