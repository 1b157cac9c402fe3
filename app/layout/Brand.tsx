import { SiteLink } from "../components/SiteLink";
import type { Chrome } from "../core";

/** Three steps in a square: the terraced fields that the company is named after. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" width="42" height="42" aria-hidden="true">
      <path className="mark-sky" d="M0 0h40v40H0z" />
      <path className="mark-earth" d="M0 40V12h13v9h13v9h14v10z" />
      <path className="mark-step" d="M0 12h13v2.4H0zm13 9h13v2.4H13zm13 9h14v2.4H26z" />
    </svg>
  );
}

/** Logo and name of the company, with a link to the home page. */
export function Brand({ chrome }: { chrome: Chrome }) {
  return (
    <SiteLink className="brand" href={chrome.home.href} aria-label={chrome.home.text}>
      <Mark />
      <span>
        <b>{chrome.brand}</b> <small>{chrome.tagline}</small>
      </span>
    </SiteLink>
  );
}
