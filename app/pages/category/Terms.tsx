import { TextLink } from "../../components/TextLink";
import type { TextLink as TextLinkView } from "../../core";

/** A summary of the conditions, with a link to all of them. */
export function Terms({ terms, link }: { terms: string[]; link: TextLinkView }) {
  return (
    <div className="terms">
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <TextLink className="arrow" link={link} />
    </div>
  );
}
