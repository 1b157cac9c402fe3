import { useRef } from "react";
import { ChatIcon, PhoneIcon } from "../../components/icons";
import { SearchForm } from "../../components/SearchForm";
import { TextLink } from "../../components/TextLink";
import type { Chrome, Language, SearchReport, SearchView } from "../../core";
import { Banner } from "../../layout/Banner";
import { withComment } from "../../lib/carriedComment";
import { useFocusAfter } from "../../lib/useFocusAfter";
import { Catalogue } from "./Catalogue";
import { Result } from "./Result";
import "../../styles/pages/search.css";
import { useRestoredScroll } from "./useRestoredScroll";
import { useSearch } from "./useSearch";
import { useWords } from "./useWords";

interface SearchProps {
  view: SearchView;
  chrome: Chrome;
  language: Language;
  found?: SearchReport | undefined;
}

export default function Search({ view, chrome, language, found }: SearchProps) {
  const { input, words, cameWithWords, onInput, follow, submit } = useWords();
  const { report, announced, awaited, failure, retry } = useSearch(words, language, found);
  const isRetrying = failure === "retrying";
  // Nobody should read or press what the results take the place of. What is only hidden moves nothing.
  const isHidden = awaited && cameWithWords;
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredScroll(report);

  const retryButton = useFocusAfter(() => heading.current ?? input.current);

  function onSubmit() {
    submit();
    // Closes the keyboard of a phone, which covers the results.
    (heading.current ?? input.current)?.focus();
  }

  return (
    <>
      <Banner
        chrome={chrome}
        title={view.title}
        intro={view.intro}
        actions={
          <SearchForm
            className="search-page"
            field={view.field}
            language={language}
            input={input}
            onInput={onInput}
            onBlur={follow}
            onSubmit={onSubmit}
          />
        }
      />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className="band">
        <div className={isHidden ? "frame search-results awaited" : "frame search-results"}>
          {failure && (
            <div>
              {/* Without text until it has failed again, which is announced then. */}
              <p role="alert">{isRetrying ? "\u00a0" : view.failed}</p>
              <button
                ref={retryButton}
                className={isRetrying ? "button outline busy" : "button outline"}
                type="button"
                aria-disabled={isRetrying || undefined}
                onClick={() => !isRetrying && retry()}
              >
                {view.retry}
              </button>
            </div>
          )}
          {report?.summary && (
            <section aria-labelledby="results">
              <h2 id="results" ref={heading} tabIndex={-1}>
                {view.results}
              </h2>
              <p>{report.summary}</p>
              {report.results.length > 0 && (
                <ul className="grid">
                  {report.results.map((result) => (
                    <Result
                      key={`${result.kind} ${result.id}`}
                      result={result}
                      chrome={chrome}
                      language={language}
                    />
                  ))}
                </ul>
              )}
              <div className="page-end">
                <TextLink className="button arrow" link={withComment(view.tell, words)} />
                <TextLink className="button outline" link={chrome.error.call}>
                  <PhoneIcon />
                </TextLink>
                <TextLink className="button outline" link={chrome.error.whatsapp}>
                  <ChatIcon />
                </TextLink>
              </div>
            </section>
          )}
          {!report?.results.length && <Catalogue title={view.all} groups={view.groups} />}
        </div>
      </div>
    </>
  );
}
