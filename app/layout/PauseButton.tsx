import { Icon } from "../components/icons";
import type { Chrome } from "../core";

function PauseIcon() {
  return (
    <Icon size={20}>
      <path d="M5 4h5v16H5zM14 4h5v16h-5z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

function PlayIcon() {
  return (
    <Icon size={20}>
      <path d="M7 4v16l13-8z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

interface PauseButtonProps {
  labels: Chrome["banner"];
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses the background video, which WCAG 2.2.2 requires, and plays it again. */
export function PauseButton({ labels, isPaused, onToggle }: PauseButtonProps) {
  return (
    <button
      className="pause"
      type="button"
      aria-label={isPaused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </button>
  );
}
