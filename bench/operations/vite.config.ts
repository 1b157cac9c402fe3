import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { texts } from "../peer/texts.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path("."),
  publicDir: false,
  plugins: [texts()],
  resolve: {
    alias: { bancal: path("../../.build/pkg/bancal.js") },
    dedupe: ["react", "react-dom", "react-router-dom"],
  },
  build: { emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  ssr: { noExternal: true },
});
