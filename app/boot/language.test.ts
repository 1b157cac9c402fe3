import { expect, test } from "vitest";
import { languageOfPath, languageShown } from "./language";

const stored = (value: string | null) => () => ({ getItem: () => value });

test("a prefix names the language of a page, and wins over the stored one", () => {
  expect(languageOfPath("/en")).toBe("en");
  expect(languageOfPath("/val/faq")).toBe("val");
  expect(languageOfPath("/envases")).toBe("es");
  expect(languageShown("/en/faq", stored("val"))).toBe("en");
});

test("without a prefix, the stored language is shown", () => {
  expect(languageShown("/faq", stored("val"))).toBe("val");
  expect(languageShown("/faq", stored(null))).toBe("es");
});

test("a stored value that is not a language is ignored, and so is storage that throws", () => {
  expect(languageShown("/faq", stored("fr"))).toBe("es");
  expect(
    languageShown("/faq", () => {
      throw new Error("denied");
    }),
  ).toBe("es");
});
