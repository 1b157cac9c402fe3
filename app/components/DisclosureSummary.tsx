import { ChevronIcon } from "./icons";

interface DisclosureSummaryProps {
  children: string;
  /** The accessible name, where the text alone does not say what is opened. */
  name?: string;
}

/** The summary of `<details>` in running text, with the arrow that all of the site's menus have. */
export function DisclosureSummary({ children, name }: DisclosureSummaryProps) {
  return (
    <summary className="disclosure" aria-label={name}>
      {/* In an element of its own, React can replace the text although a translator has changed it. */}
      <span>{children}</span>
      <ChevronIcon />
    </summary>
  );
}
