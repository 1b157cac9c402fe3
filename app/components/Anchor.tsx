import type { ReactNode } from "react";
import type { Crumb, TextLink } from "../core";

interface AnchorProps {
  link: TextLink & Partial<Pick<Crumb, "current">>;
  className?: string;
  /** Written instead of the link's words, which stay its accessible name. */
  short?: string;
  /** Shown before the words. */
  children?: ReactNode;
}

/** A link and its words. What leads to another site opens beside this one, and learns nothing of it. */
export function Anchor({ link, className, short, children }: AnchorProps) {
  const outward = link.href.startsWith("https:");
  return (
    <a
      className={className}
      href={link.href}
      target={outward ? "_blank" : undefined}
      rel={outward ? "noopener noreferrer" : undefined}
      aria-label={short && link.text}
      aria-current={link.current}
    >
      {children}
      {short ? <span>{short}</span> : link.text}
    </a>
  );
}
