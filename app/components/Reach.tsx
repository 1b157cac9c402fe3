import type { Chrome } from "../core";
import { Anchor } from "./Anchor";
import { PhoneIcon } from "./icons";

/** Office hours, the phone and the way to the form, beside a long text. */
export function Reach({ chrome }: { chrome: Chrome }) {
  const quote = chrome.navigation.links.at(-1);
  return (
    <aside className="reach steel" aria-label={chrome.footer.hoursLabel}>
      <div className="hazard" />
      <h2>{chrome.footer.hoursLabel}</h2>
      <p>{chrome.hours}</p>
      <Anchor className="button" link={chrome.call}>
        <PhoneIcon />
      </Anchor>
      {quote && <Anchor className="button line" link={quote} />}
    </aside>
  );
}
