import { useTranslation } from "react-i18next";
import type { Chrome, ContactView } from "../../../../app/core";
import { Banner } from "../../../../app/layout/Banner";
import { ContactChannels } from "../../../../app/pages/contact/ContactChannels";
import { company, mail, phone, whatsapp } from "../addresses";
import { QuoteForm } from "../form/QuoteForm";
import { Page } from "../Page";
import type { PageProps } from "./props";

export function Component({ language }: PageProps) {
  const { t } = useTranslation();
  /** The part of the view that the component reads. */
  const channelsOf = (chrome: Chrome): Pick<ContactView, "aside" | "channels" | "whatsapp"> => ({
    aside: t("contact.aside.title"),
    channels: [
      { label: t("contact.phones"), links: company.phones.map(phone), lines: [] },
      { label: t("contact.email"), links: [mail], lines: [] },
      { label: t("contact.hours"), links: [], lines: [chrome.hours] },
      { label: t("contact.address"), links: [], lines: chrome.footer.address },
    ],
    whatsapp: { text: t("contact.whatsapp"), href: whatsapp },
  });
  return (
    <Page
      language={language}
      place={{ page: "contact", name: t("footer.contact"), whatsapp: true }}
      title={t("meta.contact.title")}
      description={t("meta.contact.description")}
    >
      {(chrome) => (
        <>
          <Banner chrome={chrome} title={t("contact.title")} intro={t("contact.intro")} />
          <div className="frame contact">
            <QuoteForm language={language} />
            <ContactChannels view={channelsOf(chrome) as ContactView} />
          </div>
        </>
      )}
    </Page>
  );
}
