import emailjs from "@emailjs/browser";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { categories } from "../addresses";
import type { Language } from "../i18n";
import { Text } from "../Text";
import { Field } from "./Field";
import { SUGGESTIONS, what, who } from "./fields";
import { Protection } from "./Protection";
import { Summary } from "./Summary";
import { type Request, schema } from "./schema";

const EMPTY: Request = {
  user_name: "",
  user_email: "",
  user_number: "",
  user_machinery: "",
  user_city: "",
  user_rentalDate: "",
  user_rentalDays: "",
  user_comments: "",
};

export function QuoteForm({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const machine = parameters.get("maquina");
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<"sent" | "failed">();
  const methods = useForm<Request>({
    resolver: zodResolver(schema),
    defaultValues: { ...EMPTY, user_machinery: machine ? t(`machine.${machine}.name`) : "" },
    shouldFocusError: false,
  });
  const { formState, handleSubmit, reset } = methods;
  const { isSubmitting, submitCount, errors } = formState;
  const wrong = Object.keys(errors).length > 0;

  useEffect(() => {
    const title = document.title;
    if (wrong) document.title = t("contact.error.title-prefix") + title;
    return () => {
      document.title = title;
    };
  }, [wrong, t]);

  async function send() {
    if (!form.current) return;
    const {
      VITE_SEND_SERVICE = "",
      VITE_SEND_TEMPLATE = "",
      VITE_SEND_PUBLIC_KEY,
    } = import.meta.env;
    try {
      await emailjs.sendForm(
        VITE_SEND_SERVICE,
        VITE_SEND_TEMPLATE,
        form.current,
        VITE_SEND_PUBLIC_KEY,
      );
      setOutcome("sent");
      reset(EMPTY);
    } catch (error) {
      console.error(error);
      setOutcome("failed");
    }
  }

  return (
    <FormProvider {...methods}>
      <form
        className="form"
        ref={form}
        noValidate
        aria-label={t("contact.form")}
        aria-busy={isSubmitting}
        onSubmit={handleSubmit(send)}
      >
        {wrong && <Summary key={submitCount} />}
        <fieldset>
          <legend>
            <h2>{t("contact.who")}</h2>
          </legend>
          {who.map((field) => (
            <Field key={field.name} field={field} hint={field.required ? undefined : "hint"} />
          ))}
          <p className="hint" id="hint">
            {t("contact.reach.hint")}
          </p>
        </fieldset>
        <fieldset>
          <legend>
            <h2>{t("contact.what")}</h2>
          </legend>
          {what.map((field) => (
            <Field key={field.name} field={field} hint={undefined} />
          ))}
        </fieldset>
        <datalist id={SUGGESTIONS}>
          {categories
            .flatMap(({ machines }) => machines)
            .map(({ id }) => (
              <option key={id} value={t(`machine.${id}.name`)} />
            ))}
        </datalist>
        {outcome === "failed" && (
          <p role="alert">
            {t("contact.failed.title")}. {t("contact.failed.kept")}
          </p>
        )}
        <div className="send-row">
          <button
            className={isSubmitting ? "button busy" : "button arrow"}
            type="submit"
            disabled={isSubmitting}
          >
            {t(isSubmitting ? "contact.sending" : "contact.send")}
          </button>
        </div>
        <p role="status">
          {outcome === "sent" && t("translated-contacto-placeholder-successMessage")}
        </p>
        <div className="protection">
          <p>
            <Text name="contact.protection.summary" language={language} />
          </p>
          <Protection language={language} />
        </div>
      </form>
    </FormProvider>
  );
}
