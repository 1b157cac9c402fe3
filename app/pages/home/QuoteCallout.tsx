import { ChatIcon, PhoneIcon } from "../../components/icons";
import { TextLink } from "../../components/TextLink";
import type { Section, TextLink as TextLinkView } from "../../core";

interface QuoteCalloutProps {
  words: Section;
  link: TextLinkView;
  phone: TextLinkView;
  whatsapp: TextLinkView;
}

/** The block that asks for the request, and the ways to make it. */
export function QuoteCallout({ words, link, phone, whatsapp }: QuoteCalloutProps) {
  return (
    <section className="quote" aria-labelledby="quote">
      <div className="frame">
        <div>
          <h2 id="quote">{words.title}</h2>
          <p className="lead">{words.text}</p>
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
