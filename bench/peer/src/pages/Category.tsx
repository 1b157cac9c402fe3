import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import Category from "../../../../app/pages/category/Category";
import { categories } from "../addresses";
import { Page } from "../Page";
import { categoryPlace, categoryView } from "../views/category";
import type { PageProps } from "./props";

export function Component({ language }: PageProps) {
  const { t } = useTranslation();
  const { category: path } = useParams();
  const shown = categories.find((category) => category.path === path);
  if (!shown) throw new Response(null, { status: 404 });

  const view = categoryView(t, language, shown);
  return (
    <Page
      language={language}
      place={categoryPlace(t, shown)}
      title={view.title}
      description={t(`category.${shown.id}.description`)}
    >
      {(chrome) => <Category view={view} chrome={chrome} language={language} />}
    </Page>
  );
}
