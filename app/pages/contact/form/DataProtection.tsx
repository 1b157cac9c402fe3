import { DisclosureSummary } from "../../../components/DisclosureSummary";
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
        <DisclosureSummary>{protection.title}</DisclosureSummary>
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
