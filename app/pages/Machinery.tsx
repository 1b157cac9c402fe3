import { CategoryCard } from "../components/CategoryCard";
import { Picture, THUMBNAIL_WIDTHS } from "../components/Picture";
import { SiteLink } from "../components/SiteLink";
import type { Chrome, MachineryView } from "../core";
import { Banner } from "../layout/Banner";

export default function Machinery({ view, chrome }: { view: MachineryView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <ul className="frame grid">
          {view.cards.map((card) => (
            <CategoryCard key={card.href} card={card} level={2} />
          ))}
        </ul>
      </div>
      <section className="band" aria-labelledby="all">
        <div className="frame">
          <div className="section-head">
            <h2 id="all">{view.allTitle}</h2>
          </div>
          <ul className="index">
            {view.all.map(({ name, href, count, picture }) => (
              <li key={href}>
                <Picture picture={picture} sizes="4rem" widths={THUMBNAIL_WIDTHS} />
                <SiteLink className="cover" href={href}>
                  {name}
                </SiteLink>
                {count && <span>{count}</span>}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
