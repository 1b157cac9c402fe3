import type { ReactNode } from "react";

export function Icon({ children, size = 22 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="m15.5 15.5 6 6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 6h18M3 12h18M3 18h18" />
    </Icon>
  );
}

export function ChatIcon() {
  return (
    <Icon>
      <path d="M4 20l1.3-4A8.5 8.5 0 1 1 8.4 19z" />
      <path
        d="M9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.8-2-1.2-1 .9a5 5 0 0 1-2.4-2.4l.9-1-1.2-2z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}

export function QuoteIcon() {
  return (
    <Icon>
      <path d="M9 4H6v17h12V4h-3M9 2.5h6v4H9zM9.5 12h5M9.5 16h5" />
    </Icon>
  );
}

export function GlobeIcon() {
  return (
    <Icon size={18}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon size={14}>
      <path d="m4 8 8 8 8-8" strokeWidth="3" />
    </Icon>
  );
}
