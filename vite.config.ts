import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./scripts/build/chunks.mjs";
import { DEFAULT, PREFIXED } from "./scripts/lib/languages.mjs";
import { BUILD, DIST } from "./scripts/lib/paths.mjs";
import { SITE_PORT } from "./scripts/lib/ports.mjs";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What `app/boot/language.ts` has to know before the core is there. */
const define = {
  __DEFAULT_LANGUAGE__: JSON.stringify(DEFAULT),
  __PREFIXED_LANGUAGES__: JSON.stringify(PREFIXED),
};

/** Compiles the boot script into the document: it has to run before the first paint. */
function inlineBoot(): Plugin {
  return {
    name: "inline-boot",
    async transformIndexHtml(html) {
      const built = await build({
        configFile: false,
        define,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          modulePreload: false,
          lib: { entry: path("app/boot/index.ts"), formats: ["iife"], name: "boot" },
        },
      });
      const [output] = [built].flat();
      if (!(output && "output" in output)) {
        throw new Error("the boot script was not built");
      }
      return html.replace("<!--boot-->", () => `<script>${output.output[0].code.trim()}</script>`);
    },
  };
}

/** The router as published: its package leads to a build with warnings that no visitor needs, and names for a debugger. */
function productionRouter(): Plugin {
  const router = path("node_modules/react-router/dist/production");
  const alias = [
    { find: /^react-router$/, replacement: `${router}/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
  ];
  return {
    name: "production-router",
    apply: "build",
    config: () => ({ resolve: { alias } }),
    // Its components are not marked as free of side effects: those that no page uses would stay, 1.4 of 88 kB.
    transform(code, id) {
      return id.startsWith(router)
        ? code
            .replace(/^\w+\.displayName = .*$/gm, "")
            .replace(/= (?=\w+\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ ")
        : undefined;
    },
  };
}

/**
 * React's packages as ES modules. They are published as CommonJS, of which each script would take a copy, to look up each
 * function by its name at each use: 0.65 of 87 kB.
 */
function reactModules(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const names = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
  const suffix = "?module";
  return {
    name: "react-modules",
    apply: "build",
    enforce: "pre",
    // What the packages require of each other stays CommonJS.
    resolveId: (source, _, { kind }) =>
      kind === "import-statement" && names.includes(source) ? resolve(source) + suffix : undefined,
    async load(id) {
      if (!id.endsWith(suffix)) {
        return undefined;
      }
      const file = id.slice(0, -suffix.length);
      const { default: commonJs } = await import(file);
      const exports = Object.keys(commonJs).map((name) => `export const ${name} = React.${name};`);
      return [`const React = require("${file}");`, "export default React;", ...exports].join("\n");
    },
  };
}

export default defineConfig({
  root: path("app"),
  envDir: path("."),
  define,
  publicDir: `${BUILD}/public`,
  resolve: {
    alias: [
      { find: /^bancal$/, replacement: `${BUILD}/pkg/bancal.js` },
      // Tests and the development server have separate build folders.
      { find: /^(\.\.\/)+\.build\//, replacement: `${BUILD}/` },
    ],
  },
  plugins: [react(), inlineBoot(), productionRouter(), reactModules()],
  server: { port: SITE_PORT, strictPort: true, fs: { allow: [path(".")] } },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Loaded already on every navigation.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(react|site)-/.test(file)),
    },
    // Its output is 0.8 of 84 kB smaller than that of Vite's minifier.
    minify: "terser",
    // Vite works around faults of Safari 10, which cannot run the site.
    terserOptions: {
      safari10: false,
      ecma: 2020,
      // `pure_getters`: no property of these scripts does anything when it is read (`propertyReadSideEffects` below says
      // the same). `unsafe_arrows`: arrow functions cannot be called with `new`, nor is any function expression of them.
      // `lhs_constants` would move constants to the left of comparisons, which then compress worse.
      compress: {
        passes: 8,
        lhs_constants: false,
        keep_fargs: false,
        inline: 1,
        pure_getters: true,
        unsafe_arrows: true,
      },
    },
    rolldownOptions: {
      // Without it, what no page uses of React would stay exported.
      treeshake: { propertyReadSideEffects: false },
      checks: {
        // Which plugin took how long says nothing to whoever builds the site.
        pluginTimings: false,
        // The router asks by their names whether React has functions of its version 19.
        importIsUndefined: false,
      },
      output: {
        // The first script has the names of all others, in which nothing weighs as much as their hashes.
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  ssr: { noExternal: true },
});
