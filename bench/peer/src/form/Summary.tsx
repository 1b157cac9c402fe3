import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { what, who } from "./fields";
import type { Request } from "./schema";
import { useMessage } from "./useMessage";

/** The errors, with links to their fields; it takes the focus when it appears. */
export function Summary() {
  const { t } = useTranslation();
  const message = useMessage();
  const { formState, setFocus } = useFormContext<Request>();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const wrong = [...who, ...what].flatMap(({ name }) => {
    const error = formState.errors[name]?.message;
    return error ? [{ name, error }] : [];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="summary" role="group" aria-labelledby="summary" tabIndex={-1} ref={element}>
      <h2 id="summary">{t("contact.error.summary", { count: wrong.length })}</h2>
      <ul>
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {message(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
