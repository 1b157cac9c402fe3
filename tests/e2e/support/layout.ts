/** What no layout may do, at any width and text size: leave the window, cut a text, lay one thing over another. */
import type { Page } from "@playwright/test";
import { PREFIXED } from "../../../scripts/lib/languages.mjs";
import { expect, open, pageOfEachKind } from "./site";

interface Size {
  width: number;
  height: number;
}

/** The pages whose texts differ most in length: of these, every language is tried. */
const LONG_TEXTS = PREFIXED.flatMap((code) => [
  `/${code}`,
  `/${code}/contacto`,
  `/${code}/maquinaria/alquiler-jardineria`,
]);

/** Names what is wrong with the layout of the first element that `root` selects, in the window as it is. */
function layoutFaults(page: Page, root = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const within = document.querySelector(selector);
    if (!within) {
      return [`there is no ${selector}`];
    }
    const found = new Set<string>();
    const window = document.documentElement.clientWidth;
    const wide = document.scrollingElement?.scrollWidth ?? 0;
    if (wide > window) {
      found.add(`the page is ${wide} px wide in a window of ${window}`);
    }

    function named(element: Element) {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const names = [...element.classList].map((name) => `.${name}`).join("");
      return `${element.localName}${names} "${text.slice(0, 30)}"`;
    }
    /** Leaves out what only screen readers read, what only keyboard focus shows, and the honeypot. */
    function shown(element: Element) {
      const head = element.closest("thead");
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(".visually-hidden, .skip, .honeypot") &&
        !(head && getComputedStyle(head).clipPath !== "none")
      );
    }
    function* from(element: Element | null) {
      for (let next = element; next && next !== document.documentElement; ) {
        yield next;
        next = next.parentElement;
      }
    }
    const leaves = ({ left, right }: DOMRect, edge = { left: 0, right: window }) =>
      left < edge.left - 1 || right > edge.right + 1;
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    const elements = [...within.querySelectorAll("*")].filter(
      (element) => !element.closest("svg") && shown(element),
    );
    for (const element of elements) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && leaves(box)) {
        found.add(`${named(element)} is from ${box.left} to ${box.right}`);
      }
    }

    // Texts: each line in its own box and in every box that cuts, and no word in two pieces.
    const lines: { box: DOMRect; own: Element }[] = [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent?.trim();
      const own = node.parentElement;
      if (!(own && text && shown(own))) {
        continue;
      }
      range.selectNodeContents(node);
      const block = [...from(own)].find((one) => getComputedStyle(one).display !== "inline");
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) {
          continue;
        }
        lines.push({ box, own });
        if (leaves(box)) {
          found.add(`"${text}" is from ${box.left} to ${box.right}`);
        }
        if (block && leaves(box, block.getBoundingClientRect())) {
          found.add(`"${text}" is wider than ${named(block)}`);
        }
        for (const around of from(own)) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const cut =
            (/hidden|clip/.test(overflowX) && leaves(box, edge)) ||
            (/hidden|clip/.test(overflowY) &&
              (box.top < edge.top - 1 || box.bottom > edge.bottom + 1));
          if (cut) {
            found.add(`"${text}" is cut off by ${named(around)}`);
          }
        }
      }
      // E-mail addresses may be broken anywhere, as they take no hyphen.
      const words = (node.textContent ?? "").replaceAll(/\S+@\S+/g, (address) =>
        " ".repeat(address.length),
      );
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{N}'’·]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(pieces.map(({ top }) => Math.round(top))).size > 1) {
          found.add(`"${word}" is in two pieces in ${named(own)}`);
        }
      }
    }

    // Controls: none over another, and none over a text that is not its own. What stays while the page scrolls may.
    const stays = (element: Element) =>
      [...from(element)].some(
        (one) => within.contains(one) && /fixed|sticky/.test(getComputedStyle(one).position),
      );
    const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);
    const controls = elements
      .filter(
        (element) =>
          element.matches("a[href], button, input, textarea, summary") && !stays(element),
      )
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ box, element })));
    for (const [index, { box, element }] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (meet(box, other.box) && !related(element, other.element)) {
          found.add(`${named(element)} lies over ${named(other.element)}`);
        }
      }
      for (const { box: line, own } of lines) {
        if (meet(box, line) && !(related(element, own) || stays(own))) {
          found.add(`${named(element)} lies over the text of ${named(own)}`);
        }
      }
    }
    return [...found];
  }, root);
}

/** Expects nothing wrong with the layout of the page, already open at `address`, in windows of these sizes. */
export async function expectNoFaults(page: Page, address: string, sizes: Size[], root?: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const label = `${address} at ${size.width} × ${size.height}`;
    expect.soft(await layoutFaults(page, root), label).toEqual([]);
  }
}

/** The same for a page of each kind, and for those whose texts differ most in length. */
export async function expectNoFaultsOnAnyKind(page: Page, sizes: Size[]) {
  for (const address of [...pageOfEachKind("es"), ...LONG_TEXTS]) {
    await open(page, address);
    await expectNoFaults(page, address, sizes);
  }
}

/** A request that the form asks about before it sends it: the e-mail's domain looks misspelt. */
const ASKED_ABOUT = {
  user_name: "Obras Levante",
  user_email: "administracion.obras@gmial.com",
  user_machinery: "Dumper",
  user_city: "Alcoi",
  user_rentalDays: "3",
};

/** What is wrong with the layout in each state that shows more than the page at first: errors, question, menus. */
export async function statesFaults(page: Page, sizes: Size[]) {
  const found: string[] = [];
  const note = async (state: string, root?: string) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const faults = await layoutFaults(page, root);
      found.push(...faults.map((fault) => `${state} at ${size.width}: ${fault}`));
    }
  };
  const [first] = sizes;
  if (first) {
    await page.setViewportSize(first);
  }
  await page.locator(".form [type=submit]").click();
  await page.locator(".form [aria-invalid=true]").first().waitFor();
  await note("errors");
  for (const [field, value] of Object.entries(ASKED_ABOUT)) {
    await page.locator(`#${field}`).fill(value);
  }
  await page.locator(".form [type=submit]").click();
  await page.locator(".field-question").first().waitFor();
  await note("question");
  await page.locator(".protection summary").click();
  await note("data protection");
  await page.locator(".language-button").click();
  await page.locator(".language-list").waitFor();
  await note("languages", ".language-list");
  await page.locator(".language-button").click();
  const menu = page.locator("header [aria-haspopup=dialog]");
  if (first) {
    await page.setViewportSize(first);
  }
  await menu.click();
  await page.getByRole("dialog").waitFor();
  await note("menu", "dialog");
  return found;
}
