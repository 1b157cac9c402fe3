import { useCallback, useEffect, useRef, useState } from "react";
import type { Chrome } from "../core";
import { PauseIcon, PlayIcon } from "./icons";
import { loadTime, stillness, subscribeToStillness, wasSlow, whenIdle } from "./stillness";

const PAUSED = "videoPaused";

function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(PAUSED) !== null;
  } catch {
    return false; // storage is blocked: the choice lasts for this page
  }
}

function rememberPaused(paused: boolean): void {
  try {
    if (paused) {
      sessionStorage.setItem(PAUSED, "true");
    } else {
      sessionStorage.removeItem(PAUSED);
    }
  } catch {
    // as above
  }
}

/**
 * The moving yard over its picture, with the control that WCAG 2.2.2 asks for. Comes when the page has nothing better
 * to do; where it is unwanted, the page itself came slowly, or the browser refuses it, the picture stays.
 */
export function BackgroundVideo({ labels }: { labels: Chrome["banner"] }) {
  const [still, setStill] = useState(true);
  const [state, setState] = useState<"none" | "starting" | "playing" | "paused">("none");
  const [seen, setSeen] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    function look() {
      setStill(stillness());
    }
    look();
    return subscribeToStillness(look);
  }, []);

  useEffect(() => {
    if (still) {
      return;
    }
    const cancel = whenIdle(() => {
      // Measured, because few browsers say what line they are on, and those only what they suppose.
      if (!wasSlow(loadTime())) {
        setState(wasPaused() ? "paused" : "starting");
      }
    });
    return () => {
      cancel();
      setState("none");
      setSeen(false);
    };
  }, [still]);

  const play = useCallback(() => {
    video.current?.play().catch((error: unknown) => {
      // Removing or pausing a starting video aborts it; everything else is a refusal, like iOS's Low Power Mode.
      if (!(error instanceof DOMException && error.name === "AbortError")) {
        setState("none");
      }
    });
  }, []);

  useEffect(() => {
    if (state === "starting" && video.current) {
      // Properties, because an unmuted instant is enough to be refused.
      video.current.muted = true;
      video.current.autoplay = true;
      play();
    }
  }, [state, play]);

  function onToggle() {
    const resting = state === "paused";
    rememberPaused(!resting);
    if (resting) {
      play();
    } else {
      video.current?.pause();
    }
  }

  if (still || state === "none") {
    return null;
  }
  return (
    <>
      <video
        ref={video}
        className={seen ? "seen" : undefined}
        muted
        playsInline
        loop
        preload={state === "paused" ? "none" : "auto"}
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => {
          setSeen(true);
          setState("playing");
        }}
        onPause={() => setState("paused")}
      >
        <source src="/video/yard.av1.mp4" type='video/mp4; codecs="av01.0.05M.08"' />
        <source src="/video/yard.h264.mp4" type="video/mp4" onError={() => setState("none")} />
      </video>
      {state !== "starting" && (
        <button
          className="pause"
          type="button"
          aria-label={state === "paused" ? labels.play : labels.pause}
          onClick={onToggle}
        >
          {state === "paused" ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
    </>
  );
}
