import { ChatIcon, PhoneIcon, QuoteIcon } from "../components/icons";
import { quoteLink } from "../components/quoteLink";
import { TextLink } from "../components/TextLink";
import { ListBadge, useListCount } from "../list/ListCount";
import type { LanguageProps } from "./LanguageMenu";
import { MenuButton } from "./MenuButton";

/** Call, chat, form and menu: icons in the header, or a bar at the bottom of small screens. */
export function ActionBar({ chrome, onLanguage }: LanguageProps) {
  const { call, whatsapp, actions } = chrome;
  const quote = quoteLink(chrome);
  const count = useListCount(chrome.list);
  return (
    <div className="actions">
      <TextLink className="icon-button" link={call} short={actions.call}>
        <PhoneIcon />
      </TextLink>
      {whatsapp && (
        <TextLink className="icon-button whatsapp" link={whatsapp} short={actions.whatsapp}>
          <ChatIcon />
        </TextLink>
      )}
      {quote && (
        <TextLink
          className="icon-button quote-button"
          link={{ ...quote, text: quote.text + count }}
          short={actions.quote}
        >
          <QuoteIcon />
          <ListBadge />
        </TextLink>
      )}
      <MenuButton chrome={chrome} onLanguage={onLanguage} />
    </div>
  );
}
