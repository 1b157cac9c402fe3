import { ChatIcon, PhoneIcon } from "../../components/icons";
import { TextLink } from "../../components/TextLink";
import type { Section, TextLink as TextLinkView } from "../../core";

interface QuoteCalloutProps {
  texts: Section;
  link: TextLinkView;
  phone: TextLinkView;
  whatsapp: TextLinkView;
}

/** Invites visitors to request a quote, with links to form, phone and chat. */
export function QuoteCallout({ texts, link, phone, whatsapp }: QuoteCalloutProps) {
  return (
    <section className="quote" aria-labelledby="quote">
      <div className="frame">
        <div>
          <h2 id="quote">{texts.title}</h2>
          <p className="lead">{texts.text}</p>
        </div>
        <div className="quote-links">
          <TextLink className="button dark arrow" link={link} />
          <TextLink link={phone}>
            <PhoneIcon />
          </TextLink>
          <TextLink link={whatsapp}>
            <ChatIcon />
          </TextLink>
        </div>
      </div>
    </section>
  );
}
