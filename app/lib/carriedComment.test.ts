import { expect, test } from "vitest";
import { carriedComment, withComment } from "./carriedComment";

const LINK = { href: "/contacto", text: "Cuéntanos el trabajo" };
const hashOf = (words: string) => withComment(LINK, words).href.replace(/^[^#]*/, "");

test.each(["piano de cola", "50 % #1 & más?", "línea\notra", "🏗", "a+b"])(
  "%j comes to the form as it was typed",
  (words) => {
    expect(carriedComment(hashOf(words))).toBe(words);
  },
);

test("spaces around the words in an address are not typed", () => {
  expect(carriedComment("#comentario=%20piano%0A")).toBe("piano");
});

test("half a character harms no link", () => {
  expect(carriedComment(hashOf("a\ud800b"))).toBe("a\ufffdb");
});

test("without words, the link stays as it is", () => {
  expect(withComment(LINK, "  ")).toBe(LINK);
  expect(carriedComment("#lista=1;rammer,1")).toBe("");
});
