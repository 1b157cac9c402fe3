/**
 * What the core accepts, the browser accepts. On e-mail addresses (WHATWG HTML) both agree, but for invisible
 * characters and what is around an address that people paste: the core removes them.
 */
import { today, yearsAfter } from "../../../app/lib/dates";
import { core, quoteForm } from "../../boundary/core";
import { START } from "../support/form";
import { expect, open, test } from "../support/site";

const local = "!#$%&'*+/=?^_`{|}~-".split("").map((sign) => `a${sign}b@example.com`);
const notLocal = [...'()<>[]:;,\\"@ \u00a0\t\u0001\u007fñ漢🏗'].map(
  (sign) => `a${sign}b@example.com`,
);
const notDomain = [..."!#$%&'*+/=?^_`{|}~()<>[]:;,\\\" ñ漢🏗"].map((sign) => `a@b${sign}c.es`);
const labels = [1, 2, 31, 62, 63, 64, 65, 127, 255].map((length) => `a@${"b".repeat(length)}.es`);
const long = [1, 63, 64, 65, 200, 246, 247].map((length) => `${"a".repeat(length)}@b.es`);

const HAND_PICKED = [
  ...["a", "a@", "@b", "@", "a@b", "a@b.c", "a.b@c.d", "A@B.ES", "1@2", "1@2.3", "a@1.2.3.4"],
  ...["a@b.", "a@.b", "a@b..c", "a@b.c.", "a@.", "a@..", ".a@b", "a.@b", "a..b@c", ".@b", "...@b"],
  ...[
    "a@-b",
    "a@b-",
    "a@b-c",
    "a@b--c",
    "a@-",
    "a@b.-c",
    "a@b.c-",
    "-a@b",
    "a-@b",
    "-@b",
    "a@b-.c",
  ],
  ...[
    "a@@b",
    "a@b@c",
    "@a@b",
    "a@b@",
    "a b@c",
    "a@b c",
    "a@ b",
    "a @b",
    '"a b"@c',
    '"a"@b',
    "a@[1.2.3.4]",
  ],
  ...["a@b,c@d", "a@b;c@d", "a@b, c@d", "a@b?subject=x", "a@b/c", "a@b:25"],
  ...[
    "a@xn--bcher-kva.example",
    "a@xn--",
    "a@localhost",
    "a@example.museum",
    "a@b.123",
    "a@0",
    "a@b_c.es",
  ],
  ...[
    "obras@example.com",
    "obras+alquiler@example.com",
    "o'brien@example.com",
    "a@sub.sub.example.com",
  ],
  ...["ñ@b.es", "a@ñ.es", "a@b.ñ", "ａ@b.es", "a＠b.es", "a@b。es"],
  ...["%61@b.es", "a@%62.es", "a&amp;b@c.es", "a@b.es#x", "a@b.es?", "a@b\\c", "a\\@b@c"],
  `a@${"b.".repeat(100)}es`,
  `a@${"bcdefghij.".repeat(24)}es`,
  `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.es`,
];

/** Addresses by chance, the same in every run: Park and Miller's minimal standard generator. */
function generated(count: number): string[] {
  let state = 20_261_121;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pieces = [
    "a",
    "b1",
    "Z",
    ".",
    "..",
    "-",
    "--",
    "_",
    "+",
    "@",
    "@",
    "@b",
    "a@",
    ".es",
    ".c-d",
    "9",
    "'",
    " ",
    "ñ",
    "[",
    "]",
  ];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(""),
  );
}

const ADDRESSES = [
  ...new Set([
    ...HAND_PICKED,
    ...local,
    ...notLocal,
    ...notDomain,
    ...labels,
    ...long,
    ...generated(120),
  ]),
].filter((address) => address.trim() === address && address !== "");

/** What mail programs put around an address when they copy it, and what stands behind it in a text. */
const COPIED = ["A <%>", "<%>", "mailto:%", '"A, B" <mailto:%>', "%.", "%,", "A <%>;", "<%>, "];

test("an e-mail address is accepted if and only if the browser accepts it", async ({ page }) => {
  expect(ADDRESSES.length).toBeGreaterThan(200);
  const browser = await page.evaluate((addresses) => {
    const input = document.createElement("input");
    input.type = "email";
    /** Chromium writes a typed domain with other letters than ASCII's in those (RFC 3492), but not one set by a script. */
    function asTyped(address: string) {
      const [local, domain, ...rest] = address.split("@");
      if (!domain || rest.length > 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
      const url = `https://${domain}/`;
      return URL.canParse(url) ? `${local}@${new URL(url).hostname}` : address;
    }
    return addresses.map((address) => {
      // The core takes an address with the mark that stood behind it; of marks alone, nothing would be left.
      input.value = asTyped(address.replace(/[.,;\s]+$/, "") || address);
      return { address, value: input.value, valid: input.validity.valid };
    });
  }, ADDRESSES);
  const own = (address: string) =>
    core.checkForm(quoteForm({ user_email: address }), "es").errors.length === 0;
  for (const address of ["a@b.es\u200b", "\u202aa@b.es\u202c", "a\u00ad@b.es"]) {
    expect(own(address), address).toBe(true);
  }
  for (const copied of COPIED) {
    expect(own(copied.replace("%", "a@b.es")), copied).toBe(true);
    expect(own(copied.replace("%", "a@b..es")), copied).toBe(false);
  }
  const differing = browser.filter(
    ({ address, value, valid }) => own(address) !== valid || own(value) !== valid,
  );
  expect(differing).toEqual([]);
  const accepted = browser.filter(({ valid }) => valid).length;
  expect(accepted).toBeGreaterThan(50);
  expect(ADDRESSES.length - accepted).toBeGreaterThan(100);
});

const VALUES: Record<string, string[]> = {
  user_name: ["", "O", "Obras Levante, S. L.", "🏗", "مرحبا", '"<b>&', "x".repeat(900)],
  user_email: ["a@b", "obras@example.com", "a", "a@b..c"],
  user_number: [
    "(+34) 965 00 00 00",
    "tel 600–000–000 / 611 111 111 ext. 4",
    "965000",
    "12345",
    "uno",
  ],
  user_machinery: ["", "Dumper de 2.000 kg", "漢".repeat(900)],
  user_city: ["", "L’Alcoià", "ñ".repeat(900)],
  user_rentalDate: [
    START,
    yearsAfter(today(), 2),
    yearsAfter(today(), 3),
    "9999-12-31",
    "12026-01-01",
    "2020-01-01",
    "0001-01-01",
    "2027-02-29",
  ],
  user_rentalDays: [
    "1",
    "30",
    "366",
    "3650",
    "007",
    "3.0",
    "0",
    "3651",
    "-1",
    "1.5",
    "1e2",
    "",
    "tres",
  ],
  user_comments: ["a\nb\tc", "ñ".repeat(10_000), "a\n".repeat(5000)],
};

test("what the core accepts, the controls of the form accept", async ({ page }) => {
  await open(page, "/contacto");
  const cases = Object.entries(VALUES).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  const accepted = cases.filter(({ name, value }) => {
    const { errors } = core.checkForm(quoteForm({ [name]: value }), "es");
    return !errors.some(({ field }) => field === name);
  });
  expect(accepted.length).toBeGreaterThan(25);
  const refused = await page.evaluate((all) => {
    return all.filter(({ name, value }) => {
      const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!control) {
        return true;
      }
      control.value = value;
      return !control.validity.valid || control.value !== value;
    });
  }, accepted);
  expect(refused).toEqual([]);
});
