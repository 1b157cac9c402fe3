import { Banner } from "../components/Banner";
import { Rich } from "../components/Rich";
import type { Chrome, ConditionsView } from "../core";

export default function Conditions({ view, chrome }: { view: ConditionsView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <ol className="frame conditions">
          {view.items.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>
                <Rich text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
