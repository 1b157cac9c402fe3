import type { ReactNode } from "react";
import { Trans } from "react-i18next";
import { SiteLink } from "../../../app/components/SiteLink";
import { address, company, mail, phone, whatsapp } from "./addresses";
import type { Language } from "./i18n";

const OUTWARD: Record<string, string> = {
  email: mail.href,
  phone: phone(company.phones[0] ?? "").href,
  whatsapp,
  school: company.school.website,
};

function To({
  to = "",
  language,
  children,
}: {
  to?: string;
  language: Language;
  children?: ReactNode;
}) {
  return <SiteLink href={OUTWARD[to] ?? address(to, language)}>{children}</SiteLink>;
}

/** A text with markup. */
export function Text({ name, language }: { name: string; language: Language }) {
  return (
    <Trans
      i18nKey={name}
      components={{ a: <To language={language} />, strong: <strong />, em: <em />, br: <br /> }}
    />
  );
}
