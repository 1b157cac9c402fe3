import { SiteLink } from "../../components/SiteLink";
import { TextLink } from "../../components/TextLink";
import type { SearchGroup } from "../../core";

/** Everything for rent and for sale, which the browser's own search finds too. */
export function Catalogue({ title, groups }: { title: string; groups: SearchGroup[] }) {
  return (
    <section aria-labelledby="all">
      <h2 id="all">{title}</h2>
      <div className="catalogue">
        {groups.map(({ link, items }) => (
          <div key={link.href}>
            <h3>
              <SiteLink href={link.href}>{link.text}</SiteLink>
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item.text}>
                  <TextLink link={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
