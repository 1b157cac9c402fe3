import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Chrome } from "../core";
import { whenIdle } from "../lib/idle";
import { tabTexts } from "../lib/storage";
import { PauseButton } from "./PauseButton";
import { loadTime, prefersReduced, subscribeToPreferences, wasSlow } from "./videoConditions";

const PAUSED = "videoPaused";
const AV1 = 'video/mp4; codecs="av01.0.05M.08"';

/** Where storage is blocked, the choice lasts for this page. */
function wasPaused(): boolean {
  return tabTexts.get(PAUSED) !== "";
}

function rememberPaused(paused: boolean): void {
  tabTexts.set(PAUSED, paused ? "true" : "");
}

/**
 * The video of the yard over its picture, with the pause button that WCAG 2.2.2 requires. It starts when the browser is
 * idle; with reduced motion or data, after a slow load, or where the browser refuses to play, the picture stays.
 */
export function BackgroundVideo({ labels }: { labels: Chrome["banner"] }) {
  const [still, setStill] = useState(true);
  const [state, setState] = useState<"none" | "starting" | "playing" | "paused">("none");
  const [shown, setShown] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    function look() {
      setStill(prefersReduced());
    }
    // A video still loading when the page is left delays the load event of the next page by some ten seconds in
    // Firefox. Nothing is rendered then: where Firefox keeps the page for the way back, React would wait for ever for a
    // message.
    function leave() {
      video.current?.removeAttribute("src");
      video.current?.load();
    }
    /** Starts anew on a page that the browser has kept. */
    function comeBack({ persisted }: PageTransitionEvent) {
      if (persisted) {
        flushSync(() => setStill(true));
        look();
      }
    }
    look();
    const unsubscribe = subscribeToPreferences(look);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, []);

  useEffect(() => {
    if (still) {
      return;
    }
    const cancel = whenIdle(() => {
      // Measured, because few browsers report the connection speed, and those only an estimate.
      if (!wasSlow(loadTime())) {
        setState(wasPaused() ? "paused" : "starting");
      }
    });
    return () => {
      cancel();
      setState("none");
      setShown(false);
    };
  }, [still]);

  const play = useCallback(() => {
    const element = video.current;
    if (!element) {
      return;
    }
    // One `src` instead of several sources: with a list, browsers request the second one when the page is left.
    element.src ||= `/video/yard.${element.canPlayType(AV1) ? "av1" : "h264"}.mp4`;
    // Removing or pausing a starting video aborts it; any other error means that it may not play, as in iOS's Low Power
    // Mode.
    element.play().catch(({ name }: DOMException) => {
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
    const paused = state === "paused";
    rememberPaused(!paused);
    if (paused) {
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
        className={shown ? "shown" : undefined}
        muted
        playsInline
        loop
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => {
          setShown(true);
          setState("playing");
        }}
        onPause={() => setState("paused")}
        onError={() => setState("none")}
      />
      {state !== "starting" && (
        <PauseButton labels={labels} isPaused={state === "paused"} onToggle={onToggle} />
      )}
    </>
  );
}
