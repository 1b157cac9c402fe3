/**
 * Where a translator or an extension has changed the page, React renders it anew instead of hydrating it, and with it
 * the fields: what was typed in the old ones, and the focus, go over to the new ones.
 */

import { hasTyped } from "../boot/state";

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: Element | null): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** What the visitor may have the focus on, as it is found again in the new page. */
function selectorOf(element: Element): string | undefined {
  if (element.id) {
    return `#${CSS.escape(element.id)}`;
  }
  const href = element.getAttribute("href");
  if (href) {
    return `a[href="${CSS.escape(href)}"]`;
  }
  return element.matches("summary") ? "summary" : undefined;
}

function carryOver(old: Control, now: Control): void {
  if (old.value === "" || old.value === now.value) {
    return;
  }
  now.value = old.value;
  // Whoever keeps the draft has not heard of it.
  now.dispatchEvent(new Event("input", { bubbles: true }));
}

/** To be called before React has the page. What is returned is called once it has, and carries over what is lost. */
export function preserveInput(container: HTMLElement): () => void {
  const controls = [...container.querySelectorAll("input, textarea")].filter(isControl);
  let focused = document.activeElement;
  function onFocus({ target }: FocusEvent) {
    focused = target instanceof Element ? target : null;
  }
  container.addEventListener("focusin", onFocus);

  return () => {
    container.removeEventListener("focusin", onFocus);
    // What the browser alone has filled in, after a reload, is no more than the draft.
    const typed = hasTyped(document.documentElement.classList) ? controls : [];
    for (const old of typed) {
      const now = document.getElementById(old.id);
      if (!old.isConnected && isControl(now)) {
        carryOver(old, now);
      }
    }
    const selector = focused && !focused.isConnected && selectorOf(focused);
    if (selector && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    }
  };
}
