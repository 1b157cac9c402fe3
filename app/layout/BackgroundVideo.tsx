import { useCallback, useEffect, useRef, useState } from "react";
import { PauseIcon, PlayIcon } from "../components/icons";
import type { Chrome } from "../core";
import { loadTime, prefersReduced, subscribeToPreferences, wasSlow, whenIdle } from "../lib/motion";

const PAUSED = "videoPaused";
const AV1 = 'video/mp4; codecs="av01.0.05M.08"';

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
      setStill(prefersReduced());
    }
    // What is still loading when the page is left holds up the load event of the next one in Firefox, by some ten seconds.
    function leave() {
      video.current?.removeAttribute("src");
      video.current?.load();
      setStill(true);
    }
    look();
    const unsubscribe = subscribeToPreferences(look);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", look);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", look);
    };
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
    const film = video.current;
    if (!film) {
      return;
    }
    // One address, not a list: going through a list, a browser asks for the second film when a page is left.
    film.src ||= `/video/yard.${film.canPlayType(AV1) ? "av1" : "h264"}.mp4`;
    // Removing or pausing a starting video aborts it; everything else is a refusal, like iOS's Low Power Mode.
    film.play().catch(({ name }: DOMException) => {
      if (name !== "AbortError") {
        setState("none");
      }
    });
  }, []);

  useEffect(() => {
    if (state === "starting") {
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
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => {
          setSeen(true);
          setState("playing");
        }}
        onPause={() => setState("paused")}
        onError={() => setState("none")}
      />
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
