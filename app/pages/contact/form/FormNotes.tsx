import type { ContactView } from "../../../core";
import { fill } from "../../../lib/fill";
import type { QuoteFormState } from "./useQuoteForm";

type FormNotesProps = Pick<QuoteFormState, "draft" | "machine" | "busy" | "discard"> & {
  view: ContactView;
};

/** Says that a draft or a machine was filled in, with buttons to undo that. */
export function FormNotes({ view, draft, machine, busy, discard }: FormNotesProps) {
  const { added } = machine;
  const full = added?.after === added?.before;
  let note = draft.restored ? view.restored : "";
  if (added) {
    note = fill(full ? view.machineFull : view.machineAdded, "machine", added.machine);
  }
  return (
    <div className="draft">
      <p role="status">{note}</p>
      {added && (
        <button
          className="link-button"
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => !busy && machine.onAction()}
        >
          {full ? view.machineOnly : view.machineUndo}
        </button>
      )}
      {draft.restored && (
        <button
          className="link-button"
          type="button"
          aria-disabled={busy || undefined}
          onClick={discard}
        >
          {view.discard}
        </button>
      )}
    </div>
  );
}
