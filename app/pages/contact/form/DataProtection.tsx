import { ChevronIcon } from "../../../components/icons";
import { RichText } from "../../../components/RichText";
import type { Protection } from "../../../core";

/** First layer of data protection information, beside the button. */
export function DataProtection({ protection }: { protection: Protection }) {
  return (
    <div className="protection">
      <p>
        <RichText text={protection.summary} />
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
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
