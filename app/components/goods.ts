import { useCallback, useEffect, useState } from "react";
import { type Good, type Language, shopGoods } from "../core";

export interface GoodsState {
  status: "loading" | "shown" | "failed";
  goods: Good[];
  retry: () => void;
}

/** The goods of a list of the shop, loaded anew for every language. */
export function useGoods(list: string, language: Language): GoodsState {
  const [status, setStatus] = useState<GoodsState["status"]>("loading");
  const [goods, setGoods] = useState<Good[]>([]);
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(() => {
    setStatus("loading");
    setAttempt((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again
  useEffect(() => {
    const loading = new AbortController();
    shopGoods(list, language, loading.signal).then(
      (answer) => {
        if (loading.signal.aborted) {
          return;
        }
        for (const reason of answer.leftOut) {
          console.warn(reason);
        }
        setGoods(answer.goods);
        setStatus("shown");
      },
      (error: unknown) => {
        if (loading.signal.aborted) {
          return;
        }
        // The words are the specification's.
        console.error("Error al obtener datos:", error);
        setGoods([]);
        setStatus("failed");
      },
    );
    return () => loading.abort();
  }, [list, language, attempt]);

  // The connection is back: worth one try that nobody has to ask for.
  useEffect(() => {
    if (status !== "failed") {
      return;
    }
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, [status, retry]);

  return { status, goods, retry };
}
