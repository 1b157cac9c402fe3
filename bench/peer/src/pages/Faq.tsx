import { useTranslation } from "react-i18next";
import { Banner } from "../../../../app/layout/Banner";
import { ContactAside } from "../../../../app/pages/faq/ContactAside";
import { Page } from "../Page";
import { Text } from "../Text";
import type { PageProps } from "./props";

const QUESTIONS = Array.from({ length: 12 }, (_, index) => index + 1);

export function Component({ language }: PageProps) {
  const { t } = useTranslation();
  return (
    <Page
      language={language}
      place={{ page: "faq", name: t("faq.title"), whatsapp: false }}
      title={t("meta.faq.title")}
      description={t("meta.faq.description")}
    >
      {(chrome) => (
        <>
          <Banner chrome={chrome} title={t("faq.title")} intro={t("faq.intro")} />
          <div className="band">
            <div className="frame faq">
              <ol className="questions">
                {QUESTIONS.map((number) => (
                  <li key={number}>
                    <details id={`q${number}`}>
                      <summary>
                        <h2>{t(`faq.${number}.question`)}</h2>
                      </summary>
                      <p>
                        <Text name={`faq.${number}.answer`} language={language} />
                      </p>
                    </details>
                  </li>
                ))}
              </ol>
              <ContactAside chrome={chrome} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}
