import MiniSearch from "minisearch";

/** With the settings that its documentation proposes for a search while typing. */
export function create(documents) {
  const index = new MiniSearch({
    fields: ["name", "words", "others"],
    extractField: (document, field) =>
      field === "id" ? document.id : [document[field]].flat().join(" "),
    searchOptions: { boost: { name: 2, words: 1.5 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(documents);
  return (query) => index.search(query).map(({ id }) => id);
}
