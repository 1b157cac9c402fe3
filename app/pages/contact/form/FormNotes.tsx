import type { ContactView } from "../../../core";
import { fill } from "../../../lib/fill";
import type { QuoteFormState } from "./useQuoteForm";

type FormNotesProps = Pick<QuoteFormState, "draft" | "machine" | "busy" | "discard"> & {
  view: ContactView;
};

/** What was filled in for the visitor, a draft or a machine, and how to take it back. */
export function FormNotes({ view, draft, machine, busy, discard }: FormNotesProps) {
  const { asked } = machine;
  const full = asked?.after === asked?.before;
  let note = draft.restored ? view.restored : "";
  if (asked) {
    note = fill(full ? view.machineFull : view.machineAdded, "machine", asked.machine);
  }
  return (
    <div className="draft">
      <p role="status">{note}</p>
      {asked && (
        <button className="link-button" type="button" onClick={machine.answer}>
          {full ? view.machineOnly : view.machineUndo}
        </button>
      )}
      {draft.restored && (
        <button
          className="link-button"
          type="button"
          aria-disabled={busy ? true : undefined}
          onClick={discard}
        >
          {view.discard}
        </button>
      )}
    </div>
  );
}
