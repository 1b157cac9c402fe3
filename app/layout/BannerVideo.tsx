import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { savesData, whenIdle } from "../lib/idle";
import type { BackgroundVideo } from "./BackgroundVideo";

type VideoProps = ComponentProps<typeof BackgroundVideo>;

/** Where the background video is. Its script comes when the browser is idle, as the video does. */
export function BannerVideo(props: VideoProps) {
  const [loaded, setLoaded] = useState<{ Video: ComponentType<VideoProps> }>();
  useEffect(() => {
    if (savesData()) {
      return;
    }
    return whenIdle(() => {
      import("./BackgroundVideo").then(
        ({ BackgroundVideo: Video }) => setLoaded({ Video }),
        () => {}, // the picture stays
      );
    });
  }, []);
  return loaded && <loaded.Video {...props} />;
}
