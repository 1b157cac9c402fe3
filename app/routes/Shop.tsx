import { Anchor } from "../components/Anchor";
import { Banner } from "../components/Banner";
import { CategoryCard } from "../components/CategoryCard";
import type { Chrome, ShopView } from "../core";

export default function Shop({ view, chrome }: { view: ShopView; chrome: Chrome }) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame">
          <ul className="grid shelves">
            {view.cards.map((card) => (
              <CategoryCard key={card.href} card={card} level={2} />
            ))}
          </ul>
          <p className="page-end">
            <Anchor className="button arrow" link={view.ask} />
          </p>
        </div>
      </div>
    </>
  );
}
