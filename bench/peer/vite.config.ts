import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { texts } from "./texts.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path("."),
  publicDir: `${BUILD}/public`,
  plugins: [react(), texts()],
  // The components of the site are used here: they have to import this React, not a second one.
  resolve: {
    dedupe: ["react", "react-dom", "react-router-dom"],
    alias: [{ find: /^(?:\.\.\/)+core$/, replacement: path("src/core.ts") }],
  },
  build: {
    outDir: path("../../.build/bench/peer"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  ssr: { noExternal: true },
});
