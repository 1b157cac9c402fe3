import type { ContactView } from "../core";
import { Anchor } from "./Anchor";
import { ChatIcon } from "./icons";

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
                <Anchor link={link} />
              </dd>
            ))}
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <Anchor className="button" link={view.whatsapp}>
        <ChatIcon />
      </Anchor>
    </aside>
  );
}
