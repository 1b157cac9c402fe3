import { TextLink } from "../../components/TextLink";
import type { AdvantagesView, Chrome } from "../../core";
import { Banner } from "../../layout/Banner";
import { AdvantageIcon } from "./icons";
import "../../styles/pages/advantages.css";

export default function Advantages({ view, chrome }: { view: AdvantagesView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} />
      <section className="band" aria-labelledby="headline">
        <div className="frame">
          <div className="headline">
            <h2 id="headline">{view.headline}</h2>
            <TextLink className="button arrow" link={view.machinery} />
          </div>
          <ul className="terraced">
            {view.items.map(({ title, text }, index) => (
              <li key={title}>
                <AdvantageIcon index={index} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
