import type { TextLink } from "../core";
import { Anchor } from "./Anchor";

/** The conditions in short, and the way to all of them. */
export function Terms({ terms, link }: { terms: string[]; link: TextLink }) {
  return (
    <div className="terms">
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Anchor className="arrow" link={link} />
    </div>
  );
}
