import type { Inline } from "../core";
import { SiteLink } from "./SiteLink";

function Node({ node }: { node: Inline }) {
  switch (node.kind) {
    case "text":
      return <span>{node.text}</span>;
    case "strong":
      return (
        <strong>
          <RichText text={node.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <RichText text={node.children} />
        </em>
      );
    case "break":
      return <br />;
    case "link":
      return (
        <SiteLink href={node.href}>
          <RichText text={node.children} />
        </SiteLink>
      );
  }
}

/**
 * A text with markup. Each of its parts has an element of its own: a translator replaces bare texts, and React could
 * neither change nor remove them afterwards.
 */
export function RichText({ text }: { text: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no name but their place
  return text.map((node, place) => <Node key={place} node={node} />);
}

/** The same text without its markup. */
export function plainText(text: Inline[]): string {
  return text
    .map((node) => {
      switch (node.kind) {
        case "text":
          return node.text;
        case "break":
          return " ";
        default:
          return plainText(node.children);
      }
    })
    .join("");
}
