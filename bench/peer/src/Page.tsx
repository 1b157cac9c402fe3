import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Chrome } from "../../../app/core";
import { SiteLayout } from "../../../app/layout/SiteLayout";
import { absolute, address, company } from "./addresses";
import { LANGUAGES, type Language } from "./i18n";
import { chromeOf, type Place } from "./views/chrome";

interface PageProps {
  language: Language;
  place: Place;
  title: string;
  description: string;
  children: (chrome: Chrome) => ReactNode;
}

/** Head, header and footer of a page. */
export function Page({ language, place, title, description, children }: PageProps) {
  const { t } = useTranslation();
  const chrome = chromeOf(t, language, place);
  const location = useLocation();
  const navigate = useNavigate();

  function onLanguage(code: Language) {
    localStorage.setItem("selectedLanguage", code);
    void navigate(address(place.page, code) + location.hash, {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  }

  return (
    <>
      <title>{`${title} | ${company.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(place.page, language)} />
      {LANGUAGES.map(({ code, hreflang }) => (
        <link key={code} rel="alternate" hrefLang={hreflang} href={absolute(place.page, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(place.page, "es")} />
      <SiteLayout chrome={chrome} onLanguage={onLanguage} languageFailed={false}>
        {children(chrome)}
      </SiteLayout>
    </>
  );
}
