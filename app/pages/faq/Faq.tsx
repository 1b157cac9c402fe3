import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { RichText } from "../../components/RichText";
import type { Chrome, FaqView } from "../../core";
import { Banner } from "../../layout/Banner";
import { historyTexts, saveHistoryTexts } from "../../lib/historyEntry";
import { ContactAside } from "./ContactAside";

const OPENED = "openedQuestions";

/** Stores the open answers in the history entry, so that they are open again after going back. */
function useOpenedQuestions() {
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    const opened = historyTexts(OPENED);
    for (const question of list.current?.querySelectorAll("details") ?? []) {
      if (opened.includes(question.id)) {
        question.open = true;
      }
    }
  }, []);

  function store() {
    const opened = list.current?.querySelectorAll<HTMLElement>("details[open]") ?? [];
    saveHistoryTexts(
      OPENED,
      [...opened].map(({ id }) => id),
    );
  }

  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry, or this one replaced by another language
  useEffect(store, [key]);

  return { list, store };
}

export default function Faq({ view, chrome }: { view: FaqView; chrome: Chrome }) {
  const { list, store } = useOpenedQuestions();
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame faq">
          <ol className="questions" ref={list}>
            {view.questions.map(({ id, question, answer }) => (
              <li key={id}>
                <details id={id} onToggle={store}>
                  <summary>
                    <h2>{question}</h2>
                  </summary>
                  <p>
                    <RichText text={answer} />
                  </p>
                </details>
              </li>
            ))}
          </ol>
          <ContactAside chrome={chrome} />
        </div>
      </div>
    </>
  );
}
