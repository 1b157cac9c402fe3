/** Documents of the shop that are too large, too deep, or not a shop document. */
const product = { nombre: "Cinta", foto: "/pictures/icon.svg" };
/** @param {number} depth */
const nested = (depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/**
 * What each is, its text, and how many products of it are shown.
 * @type {[string, () => string, number | "failed"][]}
 */
export const DOCUMENTS = [
  [
    "with 100,000 products",
    () => JSON.stringify({ herramientas: Array(100_000).fill(product) }),
    300,
  ],
  [
    "with 100,000 broken products",
    () => JSON.stringify({ herramientas: Array(100_000).fill(null) }),
    0,
  ],
  [
    "of 10 MB in one name",
    () =>
      JSON.stringify({ herramientas: [{ ...product, nombre: "x".repeat(10_000_000) }, product] }),
    1,
  ],
  [
    "of 10 MB in members that nobody reads",
    () => JSON.stringify({ herramientas: [product], más: Array(100).fill("y".repeat(100_000)) }),
    1,
  ],
  ["nested 100,000 deep", () => `{"herramientas":${nested(100_000)}}`, 0],
  [
    "nested 1,000 deep in a product",
    () =>
      `{"herramientas":[{"nombre":${nested(1000)},"foto":${nested(1000)}},${JSON.stringify(product)}]}`,
    1,
  ],
  ["whose list is not a list", () => `{"herramientas":"<script>alert(1)</script>"}`, "failed"],
  ["whose list says how long it is", () => `{"herramientas":{"length":1e9}}`, "failed"],
  ["that is a number", () => "1e999", "failed"],
  ["that is null", () => "null", "failed"],
  ["that is a page", () => "<!doctype html><script>alert(1)</script>", "failed"],
  ["cut off in the middle", () => `{"herramientas":[{"nombre":"Cin`, "failed"],
  [
    "with the same member twice",
    () => `{"herramientas":[],"herramientas":[${JSON.stringify(product)}]}`,
    1,
  ],
  [
    "with numbers, lists and objects for texts",
    () =>
      JSON.stringify({
        herramientas: [{ nombre: 1, foto: 2 }, { nombre: ["x"], foto: {} }, [], "x", 7, product],
      }),
    1,
  ],
];
