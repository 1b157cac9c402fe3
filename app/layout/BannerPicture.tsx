import type { ReactNode } from "react";
import { files } from "../components/Picture";

/** Lower case: React 18 passes it through without a warning, though its types know `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: "high" };

interface BannerPictureProps {
  /** Smaller than the layout width: the picture is under an overlay, and the video soon covers it. */
  sizes?: string;
  widths?: number[];
  /** Sources that come before those of the whole picture. */
  children?: ReactNode;
}

/** The picture of the yard. */
export function BannerPicture({
  sizes = "(max-width: 48rem) 44vw, 55vw",
  widths = [480, 800, 1600],
  children,
}: BannerPictureProps) {
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={files("yard", widths, "avif")} sizes={sizes} />
      <img
        className="banner-background"
        src="/pictures/yard-1600.webp"
        srcSet={files("yard", widths, "webp")}
        sizes={sizes}
        width="1600"
        height="900"
        alt=""
        {...HIGH_PRIORITY}
      />
    </picture>
  );
}
