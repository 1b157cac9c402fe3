import type { ReactNode } from "react";
import type { TextLink as Link, NavLink } from "../core";
import { SiteLink } from "./SiteLink";

interface TextLinkProps {
  link: Link & Partial<Pick<NavLink, "current">>;
  className?: string;
  /** Visible text, if it differs from the link's text, which is then the accessible name. */
  short?: string;
  /** Shown before the text. */
  children?: ReactNode;
}

/** A link with its text, in an element of its own beside an icon: translators replace bare text nodes. */
export function TextLink({ link, className, short, children }: TextLinkProps) {
  const text = short ?? link.text;
  return (
    <SiteLink
      className={className}
      href={link.href}
      aria-label={short && link.text}
      aria-current={link.current}
    >
      {children || short ? (
        <>
          {children}
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </SiteLink>
  );
}
