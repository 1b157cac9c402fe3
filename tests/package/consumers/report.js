/**
 * What every consumer does with the package, whatever brought it there: one title, and one form checked.
 * @param {typeof import("bancal")} core
 * @param {string} texts the English dictionary file
 */
export function report(core, texts) {
  core.addDictionary(texts);
  const answer = core.routeView("/en/faq");
  if (answer.status !== "ready") throw new Error(`texts of ${answer.language} are needed`);
  const form = new FormData();
  form.append("user_name", "Obras Levante");
  const { errors } = core.checkForm(form, "en");
  return { title: answer.view.meta.title, fields: errors.map(({ field }) => field) };
}
