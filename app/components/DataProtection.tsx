import type { Protection } from "../core";
import { ChevronIcon } from "./icons";
import { Rich } from "./Rich";

/** First layer of data protection, beside the button. */
export function DataProtection({ protection }: { protection: Protection }) {
  return (
    <div className="protection">
      <p>
        <Rich text={protection.summary} />
      </p>
      <details>
        <summary>
          <span>{protection.title}</span>
          <ChevronIcon />
        </summary>
        <dl>
          {protection.items.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
