import type { Section, TextLink } from "../core";
import { Anchor } from "./Anchor";
import { ChatIcon, PhoneIcon } from "./icons";

interface QuoteProps {
  words: Section;
  link: TextLink;
  phone: TextLink;
  whatsapp: TextLink;
}

/** The block that asks for the request, and the ways to make it. */
export function Quote({ words, link, phone, whatsapp }: QuoteProps) {
  return (
    <section className="quote" aria-labelledby="quote">
      <div className="frame">
        <div>
          <h2 id="quote">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <div className="quote-ways">
          <Anchor className="button dark arrow" link={link} />
          <Anchor link={phone}>
            <PhoneIcon />
          </Anchor>
          <Anchor link={whatsapp}>
            <ChatIcon />
          </Anchor>
        </div>
      </div>
    </section>
  );
}
