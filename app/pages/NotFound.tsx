import { ChatIcon, PhoneIcon } from "../components/icons";
import { TextLink } from "../components/TextLink";
import type { Chrome, NotFoundView } from "../core";
import { Banner } from "../layout/Banner";

/** The first two lists of the footer, rental and shop, as likely targets. */
const LISTS = 2;

export default function NotFound({ view, chrome }: { view: NotFoundView; chrome: Chrome }) {
  return (
    <>
      <Banner
        chrome={chrome}
        above={
          // Texts of the specification.
          <p className="crumbs" lang="en">
            {`${view.status} · ${view.error}`}
          </p>
        }
        title={view.title}
        intro={view.text}
        actions={
          <>
            <TextLink className="button arrow" link={view.home} />
            <TextLink className="button outline" link={view.call}>
              <PhoneIcon />
            </TextLink>
            <TextLink className="button outline" link={view.whatsapp}>
              <ChatIcon />
            </TextLink>
          </>
        }
      />
      <div className="band">
        <div className="frame signpost">
          {chrome.footer.columns.slice(0, LISTS).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <TextLink className="arrow" link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </>
  );
}
