/** What the tests of every driver ask of a page: each function runs in it, so it uses nothing from outside itself. */

/** Numbers everything that Tab should stop at, in the order of the document. @returns {number} how many there are */
export function numberStops() {
  /** @type {HTMLElement[]} */
  const all = [...document.querySelectorAll("a[href], button, input, textarea, summary")];
  const own = all.filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  for (const [index, element] of own.entries()) {
    element.dataset.stop = String(index);
  }
  return own.length;
}

/**
 * Where the focus is, and what keeps it from being seen (WCAG 2.4.7, 2.4.11 and, since nothing less will do, 2.4.12).
 * @returns {{ at: number, trouble: string[] }} the number of the stop, -1 for none
 */
export function focusedStop() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element.dataset.stop === undefined) {
    return { at: -1, trouble: [] };
  }
  const name = `${element.textContent?.trim() || element.ariaLabel || element.id}`;
  const trouble = [];
  const box = element.getBoundingClientRect();
  const view = document.documentElement;
  if (box.left < -0.5 || box.right > view.clientWidth + 0.5) {
    trouble.push(`${name} is beside the window`);
  }
  // An element taller than the window can only be seen in part.
  if (box.height < innerHeight && (box.top < -0.5 || box.bottom > innerHeight + 0.5)) {
    trouble.push(`${name} is above or below the window`);
  }
  for (const over of document.querySelectorAll(".header, .actions, .whatsapp, .offline-bar")) {
    const { position } = getComputedStyle(over);
    const cover = over.getBoundingClientRect();
    const apart =
      box.bottom <= cover.top + 0.5 ||
      box.top >= cover.bottom - 0.5 ||
      box.right <= cover.left + 0.5 ||
      box.left >= cover.right - 0.5;
    if (
      !(apart || over.contains(element) || element.matches(".skip")) &&
      (position === "fixed" || position === "sticky")
    ) {
      trouble.push(`${name} is under ${over.className}`);
    }
  }
  const outlined = [getComputedStyle(element), getComputedStyle(element, "::after")].some(
    ({ outlineStyle, outlineWidth }) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!outlined) {
    trouble.push(`${name} has no outline`);
  }
  return { at: Number(element.dataset.stop), trouble };
}

/** There once React has taken the page over, its menus included, which come a moment later. */
export const HYDRATED = "html.hydrated [aria-haspopup=dialog]";

/** Elements that the site never has. */
export const FOREIGN = [
  "iframe, object, embed, base, applet, frame, marquee, math, template, noscript, area, animate, foreignObject",
  "meta[http-equiv], main style, main script, main link, form[action]:not(.search-form[action^='/']), [formaction], [srcdoc]",
  "main div[style*=expression], input[autofocus]",
].join();

/** Attributes on any element of the page that would run a script. @returns {string[]} */
export function scriptAttributes() {
  const found = [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const address = [...value].filter((character) => character > " ").join("");
      const runs =
        /^(javascript|vbscript|data):/i.test(address) && /href|src|action|data$/.test(name);
      if (name.startsWith("on") || runs) {
        found.push(`${element.tagName} ${name}=${value}`);
      }
    }
  }
  return found;
}

/**
 * Every rule of axe-core but the experimental ones, and the size of targets (WCAG 2.2, 2.5.8).
 * @type {import("axe-core").RunOptions}
 */
export const EVERY_RULE = {
  resultTypes: ["violations"],
  preload: false,
  rules: { "target-size": { enabled: true } },
};

/**
 * What axe-core, loaded before, finds in a part of the page.
 * @param {readonly [string, import("axe-core").RunOptions]} asked the part's selector, and how it is asked for
 * @returns {Promise<string[]>}
 */
export async function violations([part, options]) {
  const { violations } = await window.axe.run(part, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
