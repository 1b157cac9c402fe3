import Fuse from "fuse.js";

/** With a search by words, which its documentation proposes for queries of several. */
export function create(documents) {
  const keys = [
    { name: "name", weight: 2 },
    { name: "words", weight: 1.5 },
    { name: "others", weight: 1 },
  ];
  const index = new Fuse(documents, {
    keys,
    threshold: 0.3,
    ignoreLocation: true,
    useTokenSearch: true,
  });
  return (query) => index.search(query).map(({ item }) => item.id);
}
