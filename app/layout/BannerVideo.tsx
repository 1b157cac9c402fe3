import { type ComponentProps, useEffect, useState } from "react";
import { savesData, whenIdle } from "../lib/idle";
import { useLoaded } from "../lib/useLoaded";
import type { BackgroundVideo } from "./BackgroundVideo";

const loadVideo = () => import("./BackgroundVideo");

/** Where the background video is. Its script comes when the browser is idle, as the video does; else the picture stays. */
export function BannerVideo(props: ComponentProps<typeof BackgroundVideo>) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setIdle(true))), []);
  const loaded = useLoaded(loadVideo, isIdle);
  return loaded && <loaded.BackgroundVideo {...props} />;
}
