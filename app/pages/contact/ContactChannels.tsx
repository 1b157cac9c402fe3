import { ChatIcon } from "../../components/icons";
import { TextLink } from "../../components/TextLink";
import type { ContactView } from "../../core";

/** Phone, mail, address and chat, for visitors who do not want the form. */
export function ContactChannels({ view }: { view: ContactView }) {
  return (
    <aside className="channels dark" aria-labelledby="channels">
      <div className="stripes" />
      <h2 id="channels">{view.aside}</h2>
      <dl>
        {view.channels.map(({ label, links, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            {links.map((link) => (
              <dd key={link.href}>
                <TextLink link={link} />
              </dd>
            ))}
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <TextLink className="button" link={view.whatsapp}>
        <ChatIcon />
      </TextLink>
    </aside>
  );
}
