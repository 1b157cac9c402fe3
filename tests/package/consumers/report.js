/**
 * What every consumer does with the package, whatever brought it there: one title, one form checked, one search and one list.
 * @param {typeof import("bancal")} core initialised, with its English texts
 */
export async function report(core) {
  const answer = core.routeView("/en/faq");
  if (answer.status !== "ready") throw new Error(`texts of ${answer.language} are needed`);
  const form = new FormData();
  form.append("user_name", "Obras Levante");
  const { errors } = core.checkForm(form, "en");
  const { results } = await core.search("12 m electric scissor lift", "en");
  const lists = await core.requestLists("en");
  const [line] = lists.view(lists.change("", { id: "rammer", quantity: 2 })).machines;
  const fields = errors.map(({ field }) => field);
  return { title: answer.view.meta.title, fields: [...fields, results[0]?.id, line?.name] };
}
