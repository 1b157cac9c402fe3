import { mergeConfig } from "vitest/config";
import site from "./vite.config.ts";

export default mergeConfig(site, {
  test: {
    root: import.meta.dirname,
    include: [
      "tests/boundary/**/*.test.ts",
      "tests/scripts/**/*.test.{mjs,ts}",
      "tools/**/*.test.mjs",
      "app/**/*.test.ts",
    ],
  },
});
