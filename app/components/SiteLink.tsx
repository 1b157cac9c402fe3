import type { ComponentPropsWithoutRef } from "react";
import { Link, useLinkClickHandler } from "react-router-dom";

type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { href: string };

/**
 * Where the browser cannot, React Router says so in the console. Firefox 153 can, but scrolls a page that it has gone back
 * to once more while it fades in: to where the end of the page before would have been.
 */
const FADES =
  typeof document === "object" &&
  "startViewTransition" in document &&
  !CSS.supports("-moz-appearance", "none");

/** A link to whatever the core names: a page of the site, a place on the page, a phone, a mail or another site. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith("#")) {
    return <FragmentLink href={href} {...rest} />;
  }
  if (href.startsWith("/")) {
    return <Link to={href} discover="none" viewTransition={FADES} {...rest} />;
  }
  // What leads to another site opens beside this one, and learns nothing of it.
  const outward = href.startsWith("https:");
  return (
    <a
      href={href}
      target={outward ? "_blank" : undefined}
      rel={outward ? "noopener noreferrer" : undefined}
      {...rest}
    />
  );
}

/**
 * A link to a place on the page. Written as it is, where `<Link>` would complete the address: one static page may be
 * shown at several.
 */
function FragmentLink({ href, onClick, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) {
          follow(event);
        }
      }}
      {...rest}
    />
  );
}
