import { useTranslation } from "react-i18next";

/** The message of an error of the schema: a key, with a number if the text has one. */
export function useMessage(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => {
    const [key, max] = error.split(" ");
    return t(`contact.error.${key}`, { max });
  };
}
