import { useCallback, useEffect, useState } from "react";
import { type Good, type Language, shopGoods } from "../../core";

export interface GoodsState {
  status: "loading" | "shown" | "failed";
  goods: Good[];
  retry: () => void;
}

/** Milliseconds after which a document that has not come counts as lost. */
const PATIENCE = 20_000;

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
    let gone = false;
    const loading = new AbortController();
    const waiting = setTimeout(() => loading.abort(), PATIENCE);
    shopGoods(list, language, loading.signal).then(
      (answer) => {
        if (gone) {
          return;
        }
        for (const reason of answer.leftOut) {
          console.warn(reason);
        }
        setGoods(answer.goods);
        setStatus("shown");
      },
      (error: unknown) => {
        if (gone) {
          return;
        }
        // The words are the specification's.
        console.error("Error al obtener datos:", error);
        setGoods([]);
        setStatus("failed");
      },
    );
    return () => {
      gone = true;
      clearTimeout(waiting);
      loading.abort();
    };
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
