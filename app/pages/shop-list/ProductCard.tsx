import { useState } from "react";
import type { Chrome, Language, Product } from "../../core";
import { AddToList } from "../../list/AddToList";

interface ProductCardProps {
  product: Product;
  chrome: Chrome;
  language: Language;
}

/** A product of the shop. Its picture may be on any host, so it may be missing. */
export function ProductCard({ product, chrome, language }: ProductCardProps) {
  const [missing, setMissing] = useState(false);
  return (
    <li className="card product">
      <div className="card-picture">
        {!missing && (
          <img
            src={product.picture}
            width="400"
            height="300"
            alt={product.name}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
          />
        )}
      </div>
      {/* Announced once: by the picture, if there is one. */}
      <p className="card-name" aria-hidden={!missing}>
        {product.name}
      </p>
      {product.id && (
        <AddToList id={product.id} name={product.name} chrome={chrome} language={language} />
      )}
    </li>
  );
}
