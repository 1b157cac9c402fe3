import type { ReactNode } from "react";
import type { Crumb, TextLink as Link } from "../core";
import { SiteLink } from "./SiteLink";

interface TextLinkProps {
  link: Link & Partial<Pick<Crumb, "current">>;
  className?: string;
  /** Written instead of the link's words, which stay its accessible name. */
  short?: string;
  /** Shown before the words. */
  children?: ReactNode;
}

/** A link and its words, which have an element of their own beside an icon: translators replace bare texts. */
export function TextLink({ link, className, short, children }: TextLinkProps) {
  const words = short ?? link.text;
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
          <span>{words}</span>
        </>
      ) : (
        words
      )}
    </SiteLink>
  );
}
