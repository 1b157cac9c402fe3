import { RichText } from "../components/RichText";
import type { Chrome, ConditionsView } from "../core";
import { Banner } from "../layout/Banner";
import "../styles/pages/conditions.css";

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
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
