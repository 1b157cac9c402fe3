import type { LanguageProps } from "./CurrentLanguage";
import { ChatIcon, PhoneIcon, QuoteIcon } from "./icons";
import { MenuPanel } from "./MenuPanel";

/** Call, chat, form and menu: icons in the header's row; on small screens a bar of its own, under the thumb. */
export function Actions({ chrome, onLanguage }: LanguageProps) {
  const { call, whatsapp, actions, navigation } = chrome;
  const quote = navigation.links.at(-1);
  return (
    <div className="actions">
      <a className="icon-button" href={call.href} aria-label={call.text}>
        <PhoneIcon />
        <span>{actions.call}</span>
      </a>
      {whatsapp && (
        <a
          className="icon-button whatsapp"
          href={whatsapp.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={whatsapp.text}
        >
          <ChatIcon />
          <span>{actions.whatsapp}</span>
        </a>
      )}
      {quote && (
        <a
          className="icon-button quote-button"
          href={quote.href}
          aria-label={quote.text}
          aria-current={quote.current}
        >
          <QuoteIcon />
          <span>{actions.quote}</span>
        </a>
      )}
      <MenuPanel chrome={chrome} onLanguage={onLanguage} />
    </div>
  );
}
