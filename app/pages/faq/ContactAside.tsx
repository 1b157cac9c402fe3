import { PhoneIcon } from "../../components/icons";
import { quoteLink } from "../../components/quoteLink";
import { TextLink } from "../../components/TextLink";
import type { Chrome } from "../../core";

/** Office hours, phone and a link to the form, beside the questions. */
export function ContactAside({ chrome }: { chrome: Chrome }) {
  const quote = quoteLink(chrome);
  return (
    <aside className="aside dark" aria-label={chrome.footer.hoursLabel}>
      <div className="stripes" />
      <h2>{chrome.footer.hoursLabel}</h2>
      <p>{chrome.hours}</p>
      <TextLink className="button" link={chrome.call}>
        <PhoneIcon />
      </TextLink>
      {quote && <TextLink className="button outline" link={quote} />}
    </aside>
  );
}
