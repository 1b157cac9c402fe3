import { useCallback, useEffect, useState } from "react";
import { type Language, type Product, shopProducts } from "../../core";
import { loadUnlessLeft } from "../../lib/reload";
import { useOnline } from "../../lib/useOnline";

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
    setStatus((last) => (last === "failed" ? "retrying" : last));
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again
  useEffect(() => {
    const loading = new AbortController();
    let isLoading = true;
    // A page that was left while it was loading, and is shown again as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && isLoading && retry();
    addEventListener("pageshow", onShow);
    loadUnlessLeft(() => shopProducts(list, language, loading.signal)).then(
      (answer) => {
        if (loading.signal.aborted) {
          return;
        }
        isLoading = false;
        for (const reason of answer.rejected) {
          console.warn(reason);
        }
        setProducts(answer.products);
        setStatus("shown");
      },
      (error: unknown) => {
        if (loading.signal.aborted) {
          return;
        }
        isLoading = false;
        // This text is required by the specification.
        console.error("Error al obtener datos:", error);
        setProducts([]);
        setStatus("failed");
      },
    );
    return () => {
      removeEventListener("pageshow", onShow);
      loading.abort();
    };
  }, [list, language, attempt, retry]);

  useOnline(status === "failed", retry);

  return { status, products, retry };
}
