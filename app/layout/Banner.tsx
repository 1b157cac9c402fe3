import type { ReactNode } from "react";
import { SiteLink } from "../components/SiteLink";
import type { Chrome } from "../core";
import { BannerPicture } from "./BannerPicture";
import { BannerVideo } from "./BannerVideo";

interface BannerProps {
  chrome: Chrome;
  title: string;
  intro?: string | undefined;
  /** Small, above the title. */
  above?: ReactNode;
  actions?: ReactNode;
  /** On the home page, where the banner is tall. */
  tallPicture?: ReactNode;
}

/** Title and breadcrumbs of the page, on the picture of the yard. */
export function Banner({ chrome, title, intro, above, actions, tallPicture }: BannerProps) {
  return (
    <div className={tallPicture ? "banner tall dark" : "banner dark"}>
      {tallPicture ?? <BannerPicture />}
      <div className="frame">
        {chrome.crumbs.length > 0 && (
          <nav className="crumbs" aria-label={chrome.crumbsLabel}>
            <ol>
              {chrome.crumbs.map(({ text, href, current }) => (
                <li key={href}>
                  {current === "page" ? (
                    <span aria-current="page">{text}</span>
                  ) : (
                    <SiteLink href={href}>{text}</SiteLink>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p>{intro}</p>}
        {actions && <div className="banner-actions">{actions}</div>}
      </div>
      <BannerVideo labels={chrome.banner} />
    </div>
  );
}
