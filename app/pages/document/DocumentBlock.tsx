import { plainText, RichText } from "../../components/RichText";
import type { Block, Inline } from "../../core";

type Table = Extract<Block, { kind: "table" }>;

/** On narrow screens each cell shows the heading of its column; the roles preserve the table semantics. */
function DocumentTable({ table }: { table: Table }) {
  const heads = table.head.map(plainText);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the table semantics with `display: block`
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((cell, column) => (
            <th key={heads[column]} role="columnheader" scope="col">
              <RichText text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <tr key={row.map(plainText).join()} role="row">
            {row.map((cell, column) => (
              <td key={heads[column]} role="cell" data-head={heads[column]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function List({ items }: { items: Inline[][] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A block of a long text. */
export function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case "list":
      return <List items={block.items} />;
    case "table":
      return <DocumentTable table={block} />;
  }
}
