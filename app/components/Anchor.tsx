import type { ReactNode } from "react";
import type { TextLink } from "../core";

interface AnchorProps {
  link: TextLink;
  className?: string;
  /** Shown before the words. */
  children?: ReactNode;
}

/** A link and its words. What leads to another site opens beside this one, and learns nothing of it. */
export function Anchor({ link, className, children }: AnchorProps) {
  const outward = link.href.startsWith("https:");
  return (
    <a
      className={className}
      href={link.href}
      target={outward ? "_blank" : undefined}
      rel={outward ? "noopener noreferrer" : undefined}
    >
      {children}
      {link.text}
    </a>
  );
}
