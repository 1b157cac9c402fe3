import { useEffect } from "react";
import { Banner } from "../components/Banner";
import { DocumentBlock } from "../components/DocumentBlock";
import type { Chrome, DocumentView } from "../core";

/** The specification's smooth scroll to the top; a visitor who came for a place on the page stays there. */
function useScrollToTop(wanted: boolean) {
  useEffect(() => {
    if (wanted && !location.hash) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    }
  }, [wanted]);
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
                  <a href={`#${id}`}>{text}</a>
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
