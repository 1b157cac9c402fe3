import type { Picture as PictureView } from "../core";

interface PictureProps {
  picture: PictureView;
  /** Widths that the layout gives it, as in `<img sizes>`. */
  sizes: string;
}

/**
 * What a card's picture asks for: somewhat less than the layout gives it, since screens with two and three dots a pixel
 * would load the double width, and two and a half times the bytes, for what no eye tells apart at this size.
 */
export const CARD_SIZES = "(min-width: 84rem) 25rem, (min-width: 60rem) 28vw, 34vw";

const CARD_WIDTHS = [200, 400, 800];

/** The set of a picture in one format, as in `<img srcset>`. */
export function files(name: string, widths: number[], format: string): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(", ");
}

/**
 * A studio picture, 4:3. Always lazy, what is seen without scrolling too: the layout asks for that at once, and the
 * font and the banner need not share the line with it before (record 4).
 */
export function Picture({ picture, sizes }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={files(picture.name, CARD_WIDTHS, "avif")} sizes={sizes} />
      <img
        src={`/pictures/${picture.name}-800.webp`}
        srcSet={files(picture.name, CARD_WIDTHS, "webp")}
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

/** A drawn logo; its place in the layout gives it its size. */
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
