import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Link, useLinkClickHandler, useLocation } from "react-router-dom";
import { isFirefox } from "../lib/isFirefox";

type SiteLinkProps = ComponentPropsWithoutRef<"a"> & {
  href: string;
};

/**
 * Without support, React Router logs a warning. Firefox 153 has it, but after going back scrolls the page once more
 * while it fades in, to a position of the page before.
 */
const FADES = typeof document === "object" && "startViewTransition" in document && !isFirefox();

/** With a modifier key, the browser opens the link in a new tab or window. */
export function opensNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** A link to any `href` of the core: a page, an anchor on the page, a phone, a mail or another site. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith("#")) {
    return <FragmentLink href={href} {...rest} />;
  }
  if (href.startsWith("/")) {
    return <Link to={href} discover="none" viewTransition={FADES} {...rest} />;
  }
  // Other sites open in a new tab, and get no reference to this one.
  const external = href.startsWith("https:");
  return (
    <a
      href={href}
      target={external ? "_blank" : undefined}
      rel={external ? "noopener noreferrer" : undefined}
      {...rest}
    />
  );
}

/**
 * A link to an anchor on the page. `<Link>` would add the path to the `href`, but one static page may be shown at
 * several addresses.
 */
function FragmentLink({ href, onClick, ...rest }: SiteLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: href });
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
