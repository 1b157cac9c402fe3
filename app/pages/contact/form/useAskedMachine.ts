import { type RefObject, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { FieldView } from "../../../core";
import { useLatest } from "../../../lib/useLatest";
import { type Asked, askFor } from "./askedMachine";
import { controlOf } from "./controls";

/** How the part of the address that names the machine begins. */
const PARAMETER = "maquina=";

/**
 * Takes the machine that the address asks for into the form, and out of the address: after a reload, or on the way
 * back, what the visitor made of the field counts. Gives what there is to tell: a machine that was added to what had
 * been typed can be taken away again, one that had no room can be put in its place.
 *
 * @param machine - Nothing while a request is under way: it would go with what is sent.
 */
export function useAskedMachine(
  form: RefObject<HTMLFormElement>,
  field: FieldView | undefined,
  machine: string | undefined,
  onChange: () => void,
) {
  const [asked, setAsked] = useState<Asked>();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const control = () => controlOf(form.current, field?.name);

  function put(text: string) {
    const own = control();
    if (own) {
      own.value = text;
      onChange();
    }
  }

  const take = useLatest((name: string) => {
    const own = control();
    if (!(own && field)) {
      return;
    }
    const found = askFor(name, own.value, field.maxlength);
    if (found) {
      put(found.after);
      setAsked(found.before.trim() ? found : undefined);
    }
    const rest = search
      .slice(1)
      .split("&")
      .filter((pair) => !pair.startsWith(PARAMETER));
    void navigate(
      { pathname, search: rest.join("&"), hash },
      { replace: true, preventScrollReset: true, state },
    );
  });

  useEffect(() => {
    if (machine) {
      take(machine);
    }
  }, [machine, take]);

  return {
    asked,
    /** Takes the machine away again, or puts it in the place of what had been typed. */
    answer() {
      if (asked) {
        put(asked.after === asked.before ? asked.machine : asked.before);
        control()?.focus();
      }
      setAsked(undefined);
    },
    /** What the visitor types there is not taken back. */
    recheck() {
      if (asked && control()?.value !== asked.after) {
        setAsked(undefined);
      }
    },
    forget: () => setAsked(undefined),
  };
}
