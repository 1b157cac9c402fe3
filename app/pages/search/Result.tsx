import { CARD_SIZES, Picture } from "../../components/Picture";
import { SiteLink } from "../../components/SiteLink";
import { TextLink } from "../../components/TextLink";
import type { Chrome, Language, SearchResult } from "../../core";
import { withComment } from "../../lib/carriedComment";
import { AddToList } from "../../list/AddToList";

interface ResultProps {
  result: SearchResult;
  chrome: Chrome;
  language: Language;
}

/** A category, a machine, a shop list or a product: the card leads to its page, the link at its end to the form. */
export function Result({ result, chrome, language }: ResultProps) {
  const { id, kind, name, note, href, picture, ask } = result;
  return (
    <li className="card result" data-id={id}>
      <div className="card-picture">
        <Picture picture={{ name: picture, alt: "" }} sizes={CARD_SIZES} />
      </div>
      <div className="card-body">
        <h3 className="card-name">
          <SiteLink className="cover" href={href}>
            {name}
          </SiteLink>
        </h3>
        {note && <p className={ask ? "card-note" : "card-note arrow"}>{note}</p>}
        {ask && (
          <TextLink
            className="ask arrow"
            link={kind === "product" ? withComment(ask, name) : ask}
            short={ask.label}
          />
        )}
        {ask && <AddToList id={id} name={name} chrome={chrome} language={language} />}
      </div>
    </li>
  );
}
