import { ChatIcon } from "../../components/icons";
import { TextLink } from "../../components/TextLink";
import type { ContactView } from "../../core";

/** The ways to the company that need no form. */
export function OtherWays({ view }: { view: ContactView }) {
  return (
    <aside className="ways-card steel" aria-labelledby="ways">
      <div className="hazard" />
      <h2 id="ways">{view.aside}</h2>
      <dl>
        {view.ways.map(({ label, links, lines }) => (
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
