/** What leaves for the provider, byte for byte, and what a second parser (busboy, in the provider) reads from it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { core, quoteForm } from "./core";
import { type Provider, startTemporaryProvider } from "./provider";

let provider: Provider;

beforeAll(async () => {
  provider = await startTemporaryProvider();
});
afterAll(() => provider.close());

async function sent(changes: Record<string, string>) {
  const endpoint = `${provider.url}/api/v1.0/email/send-form`;
  const target = { endpoint, publicKey: "key", service: "service", template: "template" };
  const before = provider.requests.length;
  await core.sendForm({ form: quoteForm(changes), language: "es", target });
  const request = provider.requests[before];
  if (!request || provider.requests.length !== before + 1) {
    throw new Error("not one request");
  }
  return request;
}

/** RFC 7578 with the line ends and the escapes of WHATWG HTML, "multipart/form-data encoding algorithm". */
function body(boundary: string, parts: [string, string][]): string {
  const part = ([name, value]: [string, string]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return `${parts.map(part).join("")}--${boundary}--\r\n`;
}

/** Every kind of line end becomes CRLF in the comments and a space elsewhere; other control characters become a space. */
function onTheWire(value: string, lineEnd: string): string {
  return value
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, (sign) => (sign === "\t" ? sign : " "))
    .replaceAll("\n", lineEnd);
}

const CONTROL = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join("");

const NASTY: [string, string][] = [
  ["a line like a boundary", "------formdata-undici-012345678901--\r\n--x--\r\n--"],
  [
    "a part inside a part",
    'a\r\n--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nevil',
  ],
  ["quotes and escapes", `"name"; filename="x" \\" %22 %0D%0A &quot; 'x'`],
  ["CRLF, LF and CR", "a\r\nb\nc\rd\r\n\r\ne\n\rf"],
  ["every control character but NUL", `a${CONTROL}\u007f\u0085z`],
  ["white space that only looks like it", "a\u00a0b\u2003c\u200bd\ufeffe\u2028f\u2029g"],
  ["emoji of many parts", "🏗️ 👩🏽‍🔧 👨‍👩‍👧‍👦 🇪🇸 1️⃣"],
  ["right to left, and overrides", "مرحبا بالعالم שלום \u202eabc\u202c \u2066x\u2069"],
  ["letters with marks, composed and not", "ñ n\u0303 ç l·l L’Alcoià Å A\u030a"],
  ["the edges of Unicode", "\u{1}\u{7ff}\u{800}\u{ffff}\u{10000}\u{10ffff}\ufffe"],
  ["names of settings", "service_id=evil&template_id=evil&user_id=evil&lib_version=0"],
  ["template markup", "{{user_email}} {value} $x <script>alert(1)</script> <!-- -->"],
  ["4000 characters", "Mañana 🏗\n".repeat(400)],
  ["2000 characters of four bytes", "𐍈".repeat(2000)],
];

test.each(NASTY)("%s arrives as typed", async (_, typed) => {
  const { raw, parts, headers } = await sent({ user_comments: typed, user_name: `x${typed}x` });
  const value = new Map(parts);
  expect(value.get("user_comments")).toBe(onTheWire(typed, "\r\n").trim());
  expect(value.get("user_name")).toBe(onTheWire(`x${typed}x`, " "));
  expect(parts).toHaveLength(12);
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(
    headers["content-type"] ?? "",
  )?.[1];
  expect(raw.equals(Buffer.from(body(boundary ?? "", parts)))).toBe(true);
});

test("half a character of UTF-16 arrives as a whole replacement character", async () => {
  const { parts } = await sent({ user_comments: "a\ud83cb\udfd7c" });
  expect(new Map(parts).get("user_comments")).toBe("a\ufffdb\ufffdc");
});

test("the request has no headers of its own, so that no browser asks for permission first", async () => {
  const { headers, method } = await sent({});
  expect(method).toBe("POST");
  // Those of the transport itself (Node's here); a browser adds origin, referer and its own of the same kind.
  expect(Object.keys(headers).sort()).toEqual([
    "accept",
    "accept-encoding",
    "accept-language",
    "connection",
    "content-length",
    "content-type",
    "host",
    "sec-fetch-mode",
    "user-agent",
  ]);
});
