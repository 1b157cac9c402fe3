import type { Picture as PictureView } from "../core";

interface PictureProps {
  picture: PictureView;
  /** Widths in the layout, as in `<img sizes>`. */
  sizes: string;
  /** Those of its files among which the browser chooses. */
  widths?: readonly number[];
}

/**
 * Sizes of a card's picture, somewhat less than in the layout: high-density screens would load twice the width, and two
 * and a half times the bytes, without a visible difference.
 */
export const CARD_SIZES = "(min-width: 84rem) 25rem, (min-width: 60rem) 28vw, 34vw";

const CARD_WIDTHS = [200, 400, 800];
export const THUMBNAIL_WIDTHS = [100, 200];

/** The files of a picture in one format, as in `<img srcset>`. */
export function files(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(", ");
}

/**
 * A studio picture, 4:3. Always lazy, even in the first screen: the browser loads it right after layout, and font and
 * banner have the connection to themselves before (record 4).
 */
export function Picture({ picture, sizes, widths = CARD_WIDTHS }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={files(picture.name, widths, "avif")} sizes={sizes} />
      <img
        src={`/pictures/${picture.name}-800.webp`}
        srcSet={files(picture.name, widths, "webp")}
        sizes={sizes}
        width="800"
        height="600"
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** A drawn logo; its size is set by the styles. */
export function Logo({ picture }: { picture: PictureView }) {
  return (
    <img
      className="logo"
      src={`/pictures/${picture.name}.svg`}
      width="160"
      height="56"
      alt={picture.alt}
      loading="lazy"
      decoding="async"
    />
  );
}
