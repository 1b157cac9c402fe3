import { quoteLink } from "../components/quoteLink";
import { SearchForm } from "../components/SearchForm";
import { SiteLink } from "../components/SiteLink";
import { ListCount } from "../list/ListCount";
import { ActionBar } from "./ActionBar";
import { Brand } from "./Brand";
import { LanguageMenu, type LanguageProps } from "./LanguageMenu";

export function Header({ chrome, onLanguage }: LanguageProps) {
  const { navigation, call, search } = chrome;
  const quote = quoteLink(chrome);
  const language = chrome.languages.find(({ current }) => current)?.code;
  return (
    <header className="header">
      <div className="topbar dark">
        <div className="frame">
          <span className="hours">{chrome.hours}</span>
          <a className="topbar-call" href={call.href} aria-label={call.text}>
            {chrome.phone}
          </a>
          <LanguageMenu chrome={chrome} onLanguage={onLanguage} />
        </div>
      </div>
      <div className="bar">
        <div className="frame">
          <Brand chrome={chrome} />
          {search && language && (
            <SearchForm className="search" field={search} language={language} />
          )}
          <nav className="nav" aria-label={navigation.label}>
            <ul>
              {navigation.links.map((link) => (
                <li key={link.href}>
                  <SiteLink
                    className={link === quote ? "button" : undefined}
                    href={link.href}
                    aria-current={link.current}
                  >
                    <span>{link.text}</span>
                    {link === quote && <ListCount labels={chrome.list} />}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ActionBar chrome={chrome} onLanguage={onLanguage} />
        </div>
      </div>
    </header>
  );
}
