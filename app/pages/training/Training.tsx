import { PhoneIcon } from "../../components/icons";
import { Logo } from "../../components/Picture";
import { TextLink } from "../../components/TextLink";
import type { Chrome, TrainingView } from "../../core";
import { Banner } from "../../layout/Banner";
import { TrainingIcon } from "./icons";
import "../../styles/pages/training.css";

export default function Training({ view, chrome }: { view: TrainingView; chrome: Chrome }) {
  const { partner } = view;
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame training">
          <section aria-labelledby="points">
            <h2 id="points">{view.pointsTitle}</h2>
            <ul className="points">
              {view.points.map((point, index) => (
                <li key={point}>
                  <TrainingIcon index={index} />
                  <span className="display">{point}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="partner" aria-labelledby="partner">
            <div className="partner-head">
              <Logo picture={view.logo} />
            </div>
            <div className="partner-body">
              <h2 id="partner">{partner.title}</h2>
              <p>{partner.text}</p>
              <dl>
                <dt>{view.phoneLabel}</dt>
                <dd>
                  <TextLink link={view.phone}>
                    <PhoneIcon />
                  </TextLink>
                </dd>
              </dl>
              <TextLink className="button arrow" link={view.website} />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
