import { useState } from "react";
import type { Good } from "../core";

/** A good of the shop. Its picture may be anywhere, so it may be missing. */
export function GoodCard({ good }: { good: Good }) {
  const [missing, setMissing] = useState(false);
  return (
    <li className="card good">
      <div className="card-picture">
        {!missing && (
          <img
            src={good.picture}
            width="400"
            height="300"
            alt={good.name}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
          />
        )}
      </div>
      <p className="card-name">{good.name}</p>
    </li>
  );
}
