import type { CategoryCard as CategoryCardView } from "../core";
import { CARD_SIZES, Picture } from "./Picture";
import { SiteLink } from "./SiteLink";

interface CategoryCardProps {
  card: CategoryCardView;
  /** Level in the page's outline. */
  level: 2 | 3;
}

/** The whole card is a link to the category. */
export function CategoryCard({ card, level }: CategoryCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className="card">
      <div className="card-picture">
        <Picture picture={card.picture} sizes={CARD_SIZES} />
      </div>
      <div className="card-body">
        <Heading className="card-name">
          <SiteLink className="cover" href={card.href}>
            {card.name}
          </SiteLink>
        </Heading>
        {card.count && <p className="card-note">{card.count}</p>}
      </div>
    </li>
  );
}
