import type { Inline } from "../core";
import { TextLink } from "../navigation/TextLink";

function Node({ node }: { node: Inline }) {
  switch (node.kind) {
    case "text":
      return <span>{node.text}</span>;
    case "strong":
      return (
        <strong>
          <Rich text={node.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Rich text={node.children} />
        </em>
      );
    case "break":
      return <br />;
    case "link":
      return (
        <TextLink href={node.href}>
          <Rich text={node.children} />
        </TextLink>
      );
  }
}

/**
 * A text with markup. Each of its parts has an element of its own: a translator replaces bare texts, and React could
 * neither change nor remove them afterwards.
 */
export function Rich({ text }: { text: Inline[] }) {
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
