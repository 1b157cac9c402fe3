import { useState } from "react";
import type { Good } from "../../core";

/** A good of the shop. Its picture may be anywhere, so it may be missing. */
export function ProductCard({ good }: { good: Good }) {
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
      {/* Heard once: from the picture, as long as there is one. */}
      <p className="card-name" aria-hidden={!missing}>
        {good.name}
      </p>
    </li>
  );
}
