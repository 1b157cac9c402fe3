import { useTranslation } from "react-i18next";

/** The words of an error of the schema: a key, and a number where the words have one. */
export function useMessage(): (error: string) => string {
  const { t } = useTranslation();
  return (error) => {
    const [key, max] = error.split(" ");
    return t(`contact.error.${key}`, { max });
  };
}
