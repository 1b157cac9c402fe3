/** What the walk asks of a page: each function runs in it, so it uses nothing from outside itself. */

/** Waits until the page has had nothing to do for two frames and two idle times in a row. */
export async function rest() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 100 }));
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  try {
    for (let quiet = 0; quiet < 2; ) {
      const before = `${changes} ${location.href}`;
      await frame();
      await idle();
      quiet = `${changes} ${location.href}` === before ? quiet + 1 : 0;
    }
  } finally {
    observer.disconnect();
  }
}

/**
 * What can be pressed, in the order of the document. The same selectors and the same page give the same list.
 * @returns {{ kind: string, index: number, text: string, href: string, on: string }[]}
 */
export function candidates() {
  const kinds = {
    link: "a[href]",
    button: "button",
    details: "summary",
    field: ".form input, .form textarea",
    words: ".search-form input",
  };
  const modal = [...document.querySelectorAll("dialog")].find((dialog) => dialog.open);
  const found = [];
  for (const [kind, selector] of Object.entries(kinds)) {
    for (const [index, element] of [...document.querySelectorAll(selector)].entries()) {
      const box = element.getBoundingClientRect();
      const seen =
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
        box.width > 1 &&
        box.height > 1 &&
        box.right > 0 &&
        box.left < innerWidth &&
        box.bottom + scrollY > 0;
      if (
        !seen ||
        (modal && !modal.contains(element)) ||
        element.matches(".skip, [disabled], .draft [aria-disabled=true], .offline-bar *")
      ) {
        continue;
      }
      const outward =
        kind === "link" &&
        (element.origin !== location.origin || element.target === "_blank" || element.download);
      if (outward || element.readOnly || element.closest("[aria-hidden=true]")) continue;
      found.push({
        kind,
        index,
        text: (element.ariaLabel || element.textContent || element.name || "").trim().slice(0, 60),
        href: kind === "link" ? element.href : "",
        on: [
          element.closest("dialog") && "panel",
          element.closest("header") && "header",
          element.closest(".form") && "form",
          element.closest("footer") && "footer",
          element.hreflang && "language",
          element.target === "_self" && "anew",
          element.getAttribute("aria-haspopup"),
          element.closest(".search-form") && "search",
          element.closest(".search-results") && "result",
          element.type === "submit" && element.closest(".form") && "submit",
          element.closest(".draft") && "draft",
          element.closest(".notice") && "notice",
          element.closest(".field-question") && "question",
          element.closest(".add, .list-panel") && "list",
          element.matches(".add-button") && "adds",
          element.closest(".list-actions, .sent-requests") && "elsewhere",
          element.localName === "summary" && element.closest(".language") && "languages",
          element.hasAttribute("aria-expanded") && "expands",
          element.name,
        ]
          .filter(Boolean)
          .join(" "),
      });
    }
  }
  return found;
}

/** What the visitor's device keeps of lists: that of now, and those that were sent. @returns {[string, string]} */
export function keptLists() {
  return [localStorage.getItem("requestList") ?? "", localStorage.getItem("sentRequests") ?? ""];
}

/** Changes when something is added to the list, or cannot be. @returns {string} */
export function addedOrFailed() {
  const failed = document.querySelectorAll(".add [role=alert]").length;
  return `${localStorage.getItem("requestList")} ${failed}`;
}

/** How many requests wait on the device. */
export function savedCount() {
  return JSON.parse(localStorage.getItem("savedRequests") ?? "[]").length;
}

/** What is shown for a moment, and by no fresh load. */
export const MOMENTARY =
  "[role=status], [role=alert], [aria-live], [aria-hidden=true], dialog, .draft, .pause, .list-undo, .offline-bar, .list-panel:not(:has(li))";

/**
 * What the page shows, but for what belongs to the moment. The form counts by its labels.
 * @param {string} momentary selector of what does not count
 */
export function shown(momentary) {
  const texts = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.data.replace(/\s+/g, " ").trim();
      if (text) texts.push(text);
      return;
    }
    if (!(node instanceof Element)) return;
    if (node.matches(momentary) || node.matches("script, style, noscript, template")) return;
    if (node.matches(".form")) {
      for (const label of node.querySelectorAll("label, legend")) texts.push(label.textContent);
      return;
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  const head = [...document.head.querySelectorAll("meta[name], link[rel]")]
    .filter((tag) =>
      tag.matches("[name=description], [name=robots], [rel=canonical], [rel=alternate]"),
    )
    .map((tag) => tag.outerHTML)
    .sort();
  // The panel of the menu is there only while it is open.
  const marked = [...document.querySelectorAll("[aria-current]")].filter(
    (element) => !element.closest("dialog"),
  );
  const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
  const broken = [...document.querySelectorAll("a[href*='#']")]
    .filter((link) => link.origin === location.origin && link.pathname === location.pathname)
    .map((link) => link.hash.slice(1))
    .filter((place) => place !== "" && !ids.has(decodeURIComponent(place)));
  return {
    lang: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent),
    head,
    current: marked.map(
      (element) => `${element.getAttribute("aria-current")} ${element.textContent}`,
    ),
    texts,
    broken,
    path: location.pathname + location.search + location.hash,
    history: history.length,
  };
}

/** Values of the form, by name; nothing where there is none. */
export function formValues() {
  const form = document.querySelector(".form");
  if (!form) return undefined;
  return Object.fromEntries(
    [...form.elements]
      .filter((control) => control.name.startsWith("user_"))
      .map((control) => [control.name, control.value]),
  );
}

/** Where the focus is, in words, and what is wrong with it; and whether the page's title is announced. */
export function focus() {
  const announced = [...document.querySelectorAll("[aria-live]")].some(
    ({ textContent }) => textContent === document.title,
  );
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) {
    return { on: "body", heading: false, notice: false, announced, trouble: "" };
  }
  const name = `${element.localName} ${(element.ariaLabel || element.textContent || element.id || "").trim().slice(0, 40)}`;
  const visible =
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  return {
    on: name,
    heading: element.localName === "h1",
    notice: element.matches(".notice"),
    announced,
    trouble: visible ? "" : `the focus is on ${name}, which nobody sees`,
  };
}

/** Whether the place that a link names is seen, and has the focus. */
export function placeShown(hash) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return "there is no such place";
  const { top, bottom } = place.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight)
    return `the place is at ${Math.round(top)} of ${innerHeight} pixels`;
  const { activeElement } = document;
  const focused =
    place === activeElement || place.contains(activeElement) || activeElement?.contains(place);
  return focused && activeElement !== document.body
    ? ""
    : `the focus is on ${activeElement?.localName}`;
}

/** Whether the page has the place of a fragment. */
export function hasPlace(fragment) {
  try {
    return document.getElementById(decodeURIComponent(fragment)) !== null;
  } catch {
    return false; // a broken escape
  }
}

/** What the form says of the request: notices, status, errors. */
export function messages() {
  return [
    ...document.querySelectorAll(".form [role=status], .form [role=alert], .form [role=group]"),
  ]
    .map((element) => element.textContent.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** Texts in a language other than that of the page: what stands in the first list and not in the second. */
export function foreignTexts(of) {
  const lang = document.documentElement.lang;
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.data.trim();
    const languages = of[text];
    const element = node.parentElement;
    if (languages && !languages.includes(lang) && element.closest("[lang]")?.lang === lang) {
      found.push(`${text} (${languages.join()})`);
    }
  }
  return found;
}

/** Whether the open menu of languages covers the middle of an element. */
export function isUnderMenu(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top) && top.closest(".language[open]") !== null;
}
