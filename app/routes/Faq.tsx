import { Banner } from "../components/Banner";
import { Reach } from "../components/Reach";
import { Rich } from "../components/Rich";
import type { Chrome, FaqView } from "../core";

export default function Faq({ view, chrome }: { view: FaqView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame beside">
          <ol className="questions">
            {view.questions.map(({ id, question, answer }) => (
              <li key={id}>
                <details id={id}>
                  <summary>
                    <h2>{question}</h2>
                  </summary>
                  <p>
                    <Rich text={answer} />
                  </p>
                </details>
              </li>
            ))}
          </ol>
          <Reach chrome={chrome} />
        </div>
      </div>
    </>
  );
}
