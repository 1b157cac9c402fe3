import { useCallback, useEffect, useState } from "react";
import { type Language, type Product, shopProducts } from "../../core";

export interface ProductsState {
  status: "loading" | "shown" | "failed";
  products: Product[];
  retry: () => void;
}

/** Milliseconds after which loading counts as failed. */
const TIMEOUT_MS = 20_000;

/** The products of a list of the shop, loaded again for every language. */
export function useProducts(list: string, language: Language): ProductsState {
  const [status, setStatus] = useState<ProductsState["status"]>("loading");
  const [products, setProducts] = useState<Product[]>([]);
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setStatus("loading");
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again
  useEffect(() => {
    let gone = false;
    const loading = new AbortController();
    const waiting = setTimeout(() => loading.abort(), TIMEOUT_MS);
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
      gone = true;
      clearTimeout(waiting);
      loading.abort();
    };
  }, [list, language, attempt]);

  // Retries once when the connection is back.
  useEffect(() => {
    if (status !== "failed") {
      return;
    }
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [status, retry]);

  return { status, products, retry };
}
