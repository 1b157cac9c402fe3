import type { FormEvent, Ref } from "react";
import { useNavigate } from "react-router-dom";
import { type Language, type SearchField, search } from "../core";
import { SearchIcon } from "./icons";

interface SearchFormProps {
  field: SearchField;
  language: Language;
  className: string;
  input?: Ref<HTMLInputElement>;
  onInput?: (words: string) => void;
  onBlur?: () => void;
  /** Instead of going to the search page. */
  onSubmit?: () => void;
}

/** The address of the search page with some words. */
export function searchAddress(href: string, words: string): string {
  const text = words.trim();
  return text ? `${href}?${new URLSearchParams({ q: text })}` : href;
}

/** A field that leads to the search page. Without script, the browser sends the form itself. */
export function SearchForm({
  field,
  language,
  className,
  input,
  onInput,
  onBlur,
  onSubmit,
}: SearchFormProps) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("q");
    if (onSubmit) {
      onSubmit();
    } else {
      void navigate(searchAddress(field.href, String(words)));
    }
  }

  return (
    <search className={className}>
      <form className="search-form" action={field.href} onSubmit={submit}>
        <input
          ref={input}
          id="q"
          type="search"
          name="q"
          aria-label={field.label}
          placeholder={field.button}
          // The address has the words: Firefox would fill in those of an earlier search when the page is loaded again.
          autoComplete="off"
          // Loads the search while the visitor types.
          onFocus={() => search("", language).catch(() => {})}
          onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
          onBlur={onBlur}
        />
        <button className="icon-button" type="submit" aria-label={field.button}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
