import type { Inline } from "../core";

function Node({ node }: { node: Inline }) {
  switch (node.kind) {
    case "text":
      return node.text;
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
    case "link": {
      const outward = node.href.startsWith("https:");
      return (
        <a
          href={node.href}
          target={outward ? "_blank" : undefined}
          rel={outward ? "noopener noreferrer" : undefined}
        >
          <Rich text={node.children} />
        </a>
      );
    }
  }
}

/** A text with markup. */
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
