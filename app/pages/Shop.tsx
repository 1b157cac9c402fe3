import { CategoryCard } from "../components/CategoryCard";
import { TextLink } from "../components/TextLink";
import type { Chrome, ShopView } from "../core";
import { Banner } from "../layout/Banner";

export default function Shop({ view, chrome }: { view: ShopView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame">
          <ul className="grid stepped">
            {view.cards.map((card) => (
              <CategoryCard key={card.href} card={card} level={2} />
            ))}
          </ul>
          <p className="page-end">
            <TextLink className="button arrow" link={view.ask} />
          </p>
        </div>
      </div>
    </>
  );
}
