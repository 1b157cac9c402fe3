import { useCallback, useEffect, useState } from "react";
import { type Language, type Product, shopProducts } from "../../core";

export interface ProductsState {
  /** Retrying: loading again after a failure. */
  status: "loading" | "shown" | "failed" | "retrying";
  products: Product[];
  retry: () => void;
}

/** The products of a list of the shop, loaded again for every language. */
export function useProducts(list: string, language: Language): ProductsState {
  const [status, setStatus] = useState<ProductsState["status"]>("loading");
  const [products, setProducts] = useState<Product[]>([]);
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setStatus((last) => (last === "loading" ? last : "retrying"));
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again
  useEffect(() => {
    let gone = false;
    const loading = new AbortController();
    // Firefox reports what is still loading when the page is left as failed.
    function leave() {
      gone = true;
      loading.abort();
    }
    addEventListener("pagehide", leave);
    shopProducts(list, language, loading.signal).then(
      (answer) => {
        if (gone) {
          return;
        }
        for (const reason of answer.rejected) {
          console.warn(reason);
        }
        setProducts(answer.products);
        setStatus("shown");
      },
      (error: unknown) => {
        if (gone) {
          return;
        }
        // This text is required by the specification.
        console.error("Error al obtener datos:", error);
        setProducts([]);
        setStatus("failed");
      },
    );
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [list, language, attempt]);

  // A page that was left while it was loading, and is shown again as it was.
  useEffect(() => {
    if (status === "shown" || status === "failed") {
      return;
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && retry();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [status, retry]);

  // Retries once when the connection is back.
  useEffect(() => {
    if (status !== "failed") {
      return;
    }
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [status, retry]);

  return { status, products, retry };
}
