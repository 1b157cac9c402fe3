/**
 * If a translator or an extension has changed the page, React renders it again instead of hydrating it, with new
 * fields: values and focus are transferred to them.
 */

import { hasInput } from "../boot/state";
import { type Control, isControl } from "../lib/isControl";

/** Selector by which a focused element is found in the new page. */
function selectorOf(element: Element): string | undefined {
  if (element.id) {
    return `#${CSS.escape(element.id)}`;
  }
  const href = element.getAttribute("href");
  if (href) {
    return `a[href="${CSS.escape(href)}"]`;
  }
  // Of the menus, each has a class of its own.
  const { id = "", className = "" } = element.parentElement ?? {};
  return element.matches("summary")
    ? `${id ? `#${CSS.escape(id)}` : `[class="${className}"]`} > summary`
    : undefined;
}

function transferValue(from: Control, to: Control): void {
  if (from.value === "" || from.value === to.value) {
    return;
  }
  to.value = from.value;
  // So that the draft is saved.
  to.dispatchEvent(new Event("input", { bubbles: true }));
}

/** To be called before hydration; the returned function after it, to transfer values and focus. */
export function preserveInput(container: HTMLElement): () => void {
  const controls = [...container.querySelectorAll("input, textarea")].filter(isControl);
  let focused = document.activeElement;
  function onFocus({ target }: FocusEvent) {
    focused = target instanceof Element ? target : null;
  }
  container.addEventListener("focusin", onFocus);

  return () => {
    container.removeEventListener("focusin", onFocus);
    // Without input, the browser has filled the fields after a reload, and the draft has the same values.
    const typed = hasInput(document.documentElement.classList);
    const changed = controls.filter(({ type }) => typed || type === "search");
    for (const old of changed) {
      const replacement = document.getElementById(old.id);
      if (!old.isConnected && isControl(replacement)) {
        transferValue(old, replacement);
      }
    }
    const selector = focused && !focused.isConnected && selectorOf(focused);
    if (selector && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    }
  };
}
