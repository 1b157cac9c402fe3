import { type Path, useLocation, useNavigate } from "react-router-dom";

/** Returns a function that replaces parts of the address, in the same place of the history and without scrolling. */
export function useReplaceAddress() {
  const { state, ...address } = useLocation();
  const navigate = useNavigate();
  return (parts: Partial<Path>) =>
    void navigate({ ...address, ...parts }, { replace: true, preventScrollReset: true, state });
}
