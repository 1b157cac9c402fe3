import type { ReactNode } from "react";
import { files } from "../components/Picture";
import { SiteLink } from "../components/SiteLink";
import type { Chrome } from "../core";
import { BannerVideo } from "./BannerVideo";

/** Lower case: React 18 passes it through without a warning, though its types know `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: "high" };

/** Smaller than the layout width: the picture is under an overlay, and the video soon covers it. */
const LOW = { sizes: "(max-width: 48rem) 44vw, 55vw", widths: [480, 800, 1600] };
const TALL = { sizes: "(max-width: 48rem) 44vw, 100vw", widths: [800, 1600] };

interface BannerProps {
  chrome: Chrome;
  title: string;
  intro?: string | undefined;
  /** Small, above the title. */
  above?: ReactNode;
  actions?: ReactNode;
  /** On the home page. */
  tall?: boolean;
}

/** Title and breadcrumbs of the page, on the picture of the yard. */
export function Banner({ chrome, title, intro, above, actions, tall = false }: BannerProps) {
  const { sizes, widths } = tall ? TALL : LOW;
  return (
    <div className={tall ? "banner tall dark" : "banner dark"}>
      <picture>
        <source type="image/avif" srcSet={files("yard", widths, "avif")} sizes={sizes} />
        <img
          className="banner-background"
          src="/pictures/yard-1600.webp"
          srcSet={files("yard", widths, "webp")}
          sizes={sizes}
          width="1600"
          height="900"
          alt=""
          {...HIGH_PRIORITY}
        />
      </picture>
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
