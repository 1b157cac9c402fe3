/** Values that stand in two languages, or in code that cannot import them: each pair is the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";

/** What a pattern captures in a file. */
function found([file, pattern]) {
  const match = readFileSync(`${ROOT}/${file}`, "utf8").match(pattern);
  if (!match) throw new Error(`${file} has nothing like ${pattern}`);
  return match[1];
}

const PRODUCT = /LIFETIME_MS(?:: f64)? = ([\d._* ]+);/;

const SAME = {
  "how long the device keeps drafts, lists and notes": {
    values: [
      ["crates/wasm/src/storage.rs", PRODUCT],
      ["crates/wasm/js/storedList.ts", PRODUCT],
      ["app/send/lastRequest.ts", PRODUCT],
    ],
    // Rust writes 7.0 where TypeScript writes 7.
    as: (text) => text.split("*").map((factor) => Number(factor.replaceAll("_", ""))),
  },
  "the fields of a form, in their order": {
    values: [
      ["crates/core/src/form/field.rs", /fn wire_name[^{]*\{\s*match self \{([^}]+)\}/],
      ["crates/wasm/js/form.ts", /FIELDS = \[([^\]]+)\]/],
    ],
    as: (text) => text.match(/"\w+"/g),
  },
  "how long a request waits for an answer": {
    values: [
      ["crates/wasm/js/arguments.ts", /\bTIMEOUT = ([\d_]+);/],
      ["app/send/otherTabs.ts", /\bTIMEOUT = ([\d_]+);/],
    ],
  },
  "the year before which a clock is wrong": {
    values: [
      [
        "crates/core/src/form/rules.rs",
        /FIRST_DAY: Date = Date \{ year: (\d+), month: 1, day: 1 \}/,
      ],
      ["app/lib/dates.ts", /FIRST_DAY = "(\d+)";/],
    ],
  },
  "how many lines a list has at most": {
    values: [
      ["crates/core/src/list/value.rs", /MAX_LINES: usize = (\d+);/],
      ["app/boot/index.ts", /MAX_LINES = (\d+);/],
      ["crates/wasm/js/lists.ts", /a list has at most (\d+) lines/],
    ],
  },
  "how many pieces a line of a list has at most": {
    values: [
      ["crates/core/src/list/value.rs", /MAX_QUANTITY: u8 = (\d+);/],
      ["crates/wasm/js/lists.ts", /lines of (\d+) pieces/],
      ["crates/wasm/js/lists.ts", /a quantity up to (\d+)/],
    ],
  },
  "how many days a line of a list has at most": {
    values: [
      ["crates/core/src/list/value.rs", /MAX_LINE_DAYS: u16 = (\d+);/],
      ["crates/wasm/js/lists.ts", /up to (\d+) days/],
    ],
  },
  "how long an id on a list is at most": {
    values: [
      ["crates/core/src/list/value.rs", /MAX_ID: usize = (\d+);/],
      ["crates/content/src/catalogue.rs", /MAX_ID: usize = (\d+);/],
    ],
  },
  "the name under which the list is stored": {
    values: [
      ["crates/wasm/js/storedList.ts", /"(requestList)"/],
      ["app/boot/index.ts", /getItem\("(\w+)"\)/],
    ],
  },
  "the version of a list’s text": {
    values: [
      ["crates/core/src/list/value.rs", /VERSION: &str = "(\d+)"/],
      ["crates/wasm/js/storedList.ts", /START = "(\d+);"/],
    ],
  },
  "the name under which the chosen language is stored": {
    values: [
      ["crates/wasm/src/storage.rs", /LANGUAGE: &str = "(\w+)"/],
      ["app/boot/language.ts", /STORED = "(\w+)"/],
    ],
  },
  "the parameter with the machine": {
    values: [
      ["crates/core/src/route.rs", /MACHINE: &str = "(\w+)"/],
      ["app/pages/contact/form/useRequestedMachine.ts", /PARAMETER = "(\w+)"/],
    ],
  },
  "the colour of the page in the light scheme": {
    values: [
      ["app/styles/tokens.css", /--page: light-dark\((#\w+),/],
      ["crates/publish/src/main.rs", /"background_color": "(#\w+)"/],
    ],
  },
  "the colour of the header": {
    values: [
      ["app/styles/tokens.css", /--dark: (#\w+);/],
      ["crates/publish/src/main.rs", /"theme_color": "(#\w+)"/],
    ],
  },
  "where requests are sent to by default": {
    values: [
      ["scripts/build/inputs/settings.mjs", /SEND_ENDPOINT = "([^"]+)"/],
      ["app/core/settings.ts", /VITE_SEND_ENDPOINT \|\| "([^"]+)"/],
    ],
  },
  "how the keys of products start": {
    values: [
      ["crates/core/src/shop.rs", /KEY_PREFIX: &str = "([^"]+)"/],
      ["scripts/verify/product.mjs", /KEY_PREFIX = "([^"]+)"/],
    ],
  },
  "how long name and picture of a product are at most": {
    values: [
      ["crates/core/src/shop.rs", /MAX_LEN: usize = (\d+);/],
      ["scripts/verify/product.mjs", /MAX_LEN = (\d+);/],
    ],
  },
  "the statuses of a gateway that got no answer": {
    values: [
      ["crates/core/src/send.rs", /\((502[\d |]+), _\) => Self::GatewayFailed/],
      ["scripts/verify/send.mjs", /GATEWAY = \[([^\]]+)\]/],
    ],
    as: (text) => text.match(/\d+/g),
  },
  "the version of the provider’s protocol": {
    values: [
      ["crates/core/src/send.rs", /LIB_VERSION: &str = "([^"]+)"/],
      ["scripts/verify/send.mjs", /LIB_VERSION = "([^"]+)"/],
    ],
  },
};

for (const [what, { values, as = String }] of Object.entries(SAME)) {
  test(`${what} is the same wherever it stands`, () => {
    const [first, ...others] = values.map((value) => as(found(value)));
    for (const other of others) expect(other).toEqual(first);
  });
}
