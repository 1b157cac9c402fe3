import { Anchor } from "./Anchor";
import { ChatIcon, PhoneIcon, QuoteIcon } from "./icons";
import type { LanguageProps } from "./LanguageMenu";
import { MenuPanel } from "./MenuPanel";

/** Call, chat, form and menu: icons in the header's row; on small screens a bar of its own, under the thumb. */
export function Actions({ chrome, onLanguage }: LanguageProps) {
  const { call, whatsapp, actions, navigation } = chrome;
  const quote = navigation.links.at(-1);
  return (
    <div className="actions">
      <Anchor className="icon-button" link={call} short={actions.call}>
        <PhoneIcon />
      </Anchor>
      {whatsapp && (
        <Anchor className="icon-button whatsapp" link={whatsapp} short={actions.whatsapp}>
          <ChatIcon />
        </Anchor>
      )}
      {quote && (
        <Anchor className="icon-button quote-button" link={quote} short={actions.quote}>
          <QuoteIcon />
        </Anchor>
      )}
      <MenuPanel chrome={chrome} onLanguage={onLanguage} />
    </div>
  );
}
