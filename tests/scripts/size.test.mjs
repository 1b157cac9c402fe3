import { expect, test } from "vitest";
import { matching } from "../../scripts/measure/matching.mjs";

test("a budget whose files have another name is an error, and not kept by weighing nothing", () => {
  const files = ["assets/bancal_bg-1.wasm", "index.html"];
  expect(matching(files, /\.wasm$/)).toEqual(["assets/bancal_bg-1.wasm"]);
  expect(() => matching(files, /\.woff2$/)).toThrow("No file of the built site matches");
});
