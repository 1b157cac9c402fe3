import { useLayoutEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { SiteLink } from "../../components/SiteLink";
import type { Chrome, DocumentView } from "../../core";
import { Banner } from "../../layout/Banner";
import { useLatest } from "../../lib/useLatest";
import { DocumentBlock } from "./DocumentBlock";
import "../../styles/pages/document.css";

/** The smooth scroll to the top that the specification requires; not with a fragment or on going back. */
function useScrollToTop(enabled: boolean) {
  const type = useNavigationType();
  // Decided on arrival: a change of the language is a navigation too.
  const onArrival = useLatest(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (type === "POP" || location.hash || isStill) {
      return;
    }
    const from = scrollY;
    // Once React Router, in an effect of the same kind, has scrolled there at once.
    queueMicrotask(() => {
      scrollTo({ top: from, behavior: "instant" });
      scrollTo({ top: 0, behavior: "smooth" });
    });
  });
  useLayoutEffect(() => {
    if (enabled) {
      onArrival();
    }
  }, [enabled, onArrival]);
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
            {view.body.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no key but their index
              <DocumentBlock key={index} block={block} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
