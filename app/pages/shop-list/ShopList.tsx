import { useRef } from "react";
import { SideMenu } from "../../components/SideMenu";
import { useHydrated } from "../../components/SiteProvider";
import { TextLink } from "../../components/TextLink";
import type { Chrome, Language, ShopListView } from "../../core";
import { Banner } from "../../layout/Banner";
import { useFocusAfter } from "../../lib/useFocusAfter";
import { ProductCard } from "./ProductCard";
import { useProducts } from "./useProducts";

interface ShopListProps {
  view: ShopListView;
  chrome: Chrome;
  language: Language;
}

export default function ShopList({ view, chrome, language }: ShopListProps) {
  return (
    <>
      <Banner chrome={chrome} title={view.title} intro={view.intro} />
      <div className="band">
        <div className="frame with-side">
          <SideMenu key={`menu ${view.list}`} menu={view.menu} />
          <div className="shop-list">
            <Products key={view.list} view={view} chrome={chrome} language={language} />
            <div className="page-end">
              <TextLink className="button arrow" link={view.ask} />
              <TextLink link={view.all} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

function Products({ view, chrome, language }: ShopListProps) {
  const hydrated = useHydrated();
  const { status, products, retry } = useProducts(view.list, language);
  const list = useRef<HTMLUListElement>(null);
  const retryButton = useFocusAfter(() => list.current);
  const isRetrying = status === "retrying";
  // The specification has safety products in rows of three.
  const grid = view.list === "seguridad" ? "grid products in-threes" : "grid products";

  return (
    <>
      <div className="products-status" role="status">
        {status !== "shown" && view.loading && <p>{view.loading}</p>}
        {status === "failed" && <p className="products-failed">{view.failed}</p>}
      </div>
      {(status === "failed" || isRetrying) && (
        <button
          ref={retryButton}
          className="button outline"
          type="button"
          aria-disabled={isRetrying || undefined}
          onClick={() => !isRetrying && retry()}
        >
          {view.retry}
        </button>
      )}
      {(status === "loading" || isRetrying) && products.length === 0 && (
        <div className={`${grid} skeletons`} aria-hidden="true">
          {/* As large as the products that replace them, so that nothing below shifts. */}
          {view.stock.map(({ name, picture }) => (
            <div key={picture} className="card product">
              <div className="card-picture" />
              <p className="card-name">{name}</p>
              <div className="add">
                <div className="add-button">{chrome.list.add}</div>
              </div>
            </div>
          ))}
        </div>
      )}
      {!hydrated && (
        <ul className={`${grid} products-plain`}>
          {view.stock.map((product) => (
            <ProductCard
              key={product.picture}
              product={product}
              chrome={chrome}
              language={language}
            />
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <ul ref={list} className={grid} tabIndex={-1}>
          {products.map((product, index) => (
            <ProductCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the list may name a product twice, and is replaced as a whole
              key={`${index} ${product.picture}`}
              product={product}
              chrome={chrome}
              language={language}
            />
          ))}
        </ul>
      )}
    </>
  );
}
