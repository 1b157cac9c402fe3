import { expect, test } from "vitest";
import { repairedAddress } from "./address";

const repaired = (address: string) => repairedAddress(new URL(address, "https://example.com"));

test.each(["/", "/faq?a=%#q7", "/en/contacto?maquina=dumper-2000", "/%C3%B1#%C3%B1"])(
  "%s stays as it is",
  (address) => {
    expect(repaired(address)).toBe(address);
  },
);

test.each([
  ["/faq#%", "/faq#%25"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/100%/faq#q%7", "/100%25/faq#q%257"],
])("%s becomes %s, which can be decoded", (address, expected) => {
  expect(repaired(address)).toBe(expected);
  expect(() => decodeURIComponent(expected)).not.toThrow();
});
