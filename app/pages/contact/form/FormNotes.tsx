import type { ContactView } from "../../../core";
import { fill } from "../../../lib/fill";
import type { QuoteFormState } from "./useQuoteForm";

type FormNotesProps = Pick<QuoteFormState, "draft" | "machine" | "busy" | "discarding"> & {
  view: ContactView;
};

/** Says that a draft or a machine was filled in, or the draft discarded, with buttons to undo that. */
export function FormNotes({ view, draft, machine, busy, discarding }: FormNotesProps) {
  const { added } = machine;
  const full = added?.after === added?.before;
  let note = draft.restored ? view.restored : discarding.canUndo ? view.discarded : "";
  if (added) {
    note = fill(full ? view.machineFull : view.machineAdded, "machine", added.machine);
  }
  const button = (label: string, onPress: () => void) => (
    <button
      className="link-button"
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {label}
    </button>
  );
  return (
    <div className="draft">
      <p role="status">{note}</p>
      {added && button(full ? view.machineOnly : view.undo, machine.onAction)}
      {draft.restored && button(view.discard, discarding.discard)}
      {discarding.canUndo && button(view.undo, discarding.undo)}
    </div>
  );
}
