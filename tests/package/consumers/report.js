/**
 * What every consumer does with the package, whatever brought it there: one title, and one form checked.
 * @param {typeof import("bancal")} core initialised, with its English texts
 */
export function report(core) {
  const answer = core.routeView("/en/faq");
  if (answer.status !== "ready") throw new Error(`texts of ${answer.language} are needed`);
  const form = new FormData();
  form.append("user_name", "Obras Levante");
  const { errors } = core.checkForm(form, "en");
  return { title: answer.view.meta.title, fields: errors.map(({ field }) => field) };
}
