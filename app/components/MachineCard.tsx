import type { MachineCard as MachineCardView, TextLink } from "../core";
import { CARD_SIZES, Picture } from "./Picture";

interface MachineCardProps {
  machine: MachineCardView;
  ask: TextLink;
}

/** A machine, and the way to ask for it: the form is told its name. */
export function MachineCard({ machine, ask }: MachineCardProps) {
  return (
    <li className="card" id={machine.id}>
      <div className="card-picture">
        <Picture picture={machine.picture} sizes={CARD_SIZES} />
      </div>
      <div className="card-body">
        <h2 className="card-name">{machine.name}</h2>
        {machine.note && <p className="card-note">{machine.note}</p>}
        <a className="ask arrow" href={ask.href} data-machine={machine.asked}>
          {ask.text}
          <span className="unseen">: {machine.name}</span>
        </a>
      </div>
    </li>
  );
}
