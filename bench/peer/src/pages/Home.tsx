import { useTranslation } from "react-i18next";
import Home from "../../../../app/pages/home/Home";
import { Page } from "../Page";
import { homePlace, homeView } from "../views/home";
import type { PageProps } from "./props";

export function Component({ language }: PageProps) {
  const { t } = useTranslation();
  return (
    <Page
      language={language}
      place={homePlace(t)}
      title={t("meta.home.title")}
      description={t("meta.home.description")}
    >
      {(chrome) => <Home view={homeView(t, language)} chrome={chrome} />}
    </Page>
  );
}
