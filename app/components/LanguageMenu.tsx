import { useRef } from "react";
import { CurrentLanguage, type LanguageProps } from "./CurrentLanguage";
import { LiveLanguageMenu } from "./LiveLanguageMenu";
import { useHandover, useLive } from "./live";

/** Links to the page in the other languages; once script is there, a menu that changes the language in place. */
export function LanguageMenu({ chrome, onLanguage }: LanguageProps) {
  const live = useLive();
  const plain = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useHandover(live, plain, button);

  if (live) {
    return <LiveLanguageMenu chrome={chrome} onLanguage={onLanguage} button={button} />;
  }
  return (
    <details className="language" ref={plain}>
      <summary className="language-button">
        <CurrentLanguage chrome={chrome} />
      </summary>
      <ul className="language-list">
        {chrome.languages.map(({ code, name, lang, href, current }) => (
          <li key={code}>
            <a href={href} hrefLang={lang} lang={lang} aria-current={current ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
