import { CARD_SIZES, Picture } from "../../components/Picture";
import { TextLink } from "../../components/TextLink";
import type { Chrome, Language, MachineCard as MachineCardView } from "../../core";
import { AddToList } from "../../list/AddToList";

interface MachineCardProps {
  machine: MachineCardView;
  /** Visible text of the link to the form. */
  ask: string;
  chrome: Chrome;
  language: Language;
}

/** A machine, with a link to the form that has the machine in its address. */
export function MachineCard({ machine, ask, chrome, language }: MachineCardProps) {
  return (
    <li className="card" id={machine.id} tabIndex={-1}>
      <div className="card-picture">
        <Picture picture={machine.picture} sizes={CARD_SIZES} />
      </div>
      <div className="card-body">
        <h2 className="card-name">{machine.name}</h2>
        {machine.note && <p className="card-note">{machine.note}</p>}
        <TextLink className="ask arrow" link={machine.ask} short={ask} />
        <AddToList id={machine.id} name={machine.name} chrome={chrome} language={language} />
      </div>
    </li>
  );
}
