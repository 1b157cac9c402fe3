import { TextLink } from "../../components/TextLink";
import type { Chrome, ContactView, Language } from "../../core";
import { Banner } from "../../layout/Banner";
import { ContactChannels } from "./ContactChannels";
import { QuoteForm } from "./form/QuoteForm";
import "../../styles/pages/contact/form.css";
import "../../styles/pages/contact/outcome.css";

interface ContactProps {
  view: ContactView;
  chrome: Chrome;
  language: Language;
}

export default function Contact({ view, chrome, language }: ContactProps) {
  const { plain } = view;
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="frame contact">
        <QuoteForm view={view} chrome={chrome} language={language} />
        <section className="fallback" aria-labelledby="plain">
          <h2 id="plain">{plain.title}</h2>
          <p>{plain.text}</p>
          <TextLink className="button" link={plain.mail} />
        </section>
        <ContactChannels view={view} />
      </div>
    </>
  );
}
