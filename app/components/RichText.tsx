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
 * A text with markup. Each part has its own element: translators replace bare text nodes, which React could then
 * neither change nor remove.
 */
export function RichText({ text }: { text: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no key but their index
  return text.map((node, index) => <Node key={index} node={node} />);
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
