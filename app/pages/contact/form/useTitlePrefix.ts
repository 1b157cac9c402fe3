import { useEffect } from "react";

/** Adds a prefix to the document's title, even after other changes of it, and removes it on unmount. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    if (!prefix) {
      return;
    }
    const add = () => {
      if (!document.title.startsWith(prefix)) {
        document.title = prefix + document.title;
      }
    };
    add();
    const observer = new MutationObserver(add);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(prefix, "");
    };
  }, [prefix]);
}
