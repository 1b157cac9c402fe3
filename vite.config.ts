import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path("app"),
  envDir: path("."),
  publicDir: path(".build/public"),
  resolve: { alias: { bancal: path(".build/pkg/bancal.js") } },
  plugins: [react()],
  server: { port: 4173, fs: { allow: [path(".")] } },
  build: {
    outDir: path("dist"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // By itself, it is evaluated in a task of its own, and kept in browsers while the site changes.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(react|react-dom|scheduler)\//,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
