import { useTranslation } from "react-i18next";
import { ChevronIcon } from "../../../../app/components/icons";
import type { Language } from "../i18n";
import { Text } from "../Text";

const ITEMS = ["controller", "purpose", "basis", "recipients", "transfers", "rights"];

/** First layer of data protection, beside the button. */
export function Protection({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>
        {t("contact.protection.title")}
        <ChevronIcon />
      </summary>
      <dl>
        {ITEMS.map((item) => (
          <div key={item}>
            <dt>{t(`contact.protection.${item}.label`)}</dt>
            <dd>
              <Text name={`contact.protection.${item}.text`} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
