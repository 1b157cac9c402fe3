import { create as createIndex, insertMultiple, search } from "@orama/orama";

/** With one wrong letter allowed, and the fields weighted. */
export function create(documents) {
  const index = createIndex({
    schema: { id: "string", name: "string", words: "string[]", others: "string[]" },
  });
  insertMultiple(
    index,
    documents.map(({ id, name, words, others }) => ({ id: String(id), name, words, others })),
  );
  const settings = {
    properties: ["name", "words", "others"],
    boost: { name: 2, words: 1.5 },
    tolerance: 1,
    limit: 24,
  };
  return (term) => search(index, { term, ...settings }).hits.map(({ id }) => Number(id));
}
