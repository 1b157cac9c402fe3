import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { SiteLink } from "../../components/SiteLink";
import type { Chrome, DocumentView } from "../../core";
import { Banner } from "../../layout/Banner";
import { DocumentBlock } from "./DocumentBlock";

/** The specification's smooth scroll to the top; who came for a place on the page, or comes back, is there already. */
function useScrollToTop(wanted: boolean) {
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    if (wanted && !(isBack || location.hash)) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    }
  }, [wanted, isBack]);
}

export default function Document({ view, chrome }: { view: DocumentView; chrome: Chrome }) {
  useScrollToTop(view.scrollsToTop);
  const headings = view.body.filter((block) => block.kind === "heading");
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame document">
          <nav className="contents" aria-labelledby="contents">
            <h2 id="contents">{view.contents}</h2>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <SiteLink href={`#${id}`}>{text}</SiteLink>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose">
            {view.updated && <p className="updated">{view.updated}</p>}
            {view.body.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no name but their place
              <DocumentBlock key={place} block={block} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
