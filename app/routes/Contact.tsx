import { Anchor } from "../components/Anchor";
import { Banner } from "../components/Banner";
import { OtherWays } from "../components/OtherWays";
import { QuoteForm } from "../components/QuoteForm";
import type { Chrome, ContactView, Language } from "../core";

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
        <section className="plain-way" aria-labelledby="plain">
          <h2 id="plain">{plain.title}</h2>
          <p>{plain.text}</p>
          <Anchor className="button" link={plain.mail} />
        </section>
        <OtherWays view={view} />
      </div>
    </>
  );
}
