/** Steps that concern the form: what is typed, sent and answered. */
import { setTimeout as wait } from "node:timers/promises";
import { formValues, MOMENTARY, messages, savedCount, shown } from "./in-page.mjs";
import { emptyForm, NETWORK_LINES, PRESS_MS, SEND_LINES } from "./model.mjs";
import { ANSWERS, ARRIVED, VALUES } from "./values.mjs";

const POLL_MS = 100;
/** The buttons that send what waits on the device. */
export const SEND_SAVED = ".saved-requests li .button:not(.outline)";

export async function typeIntoOne(walk, fields) {
  const field = walk.random.pick(fields);
  await fillField(walk, field, walk.random.pick(VALUES[fieldName(field)]));
}

export async function fillAllFields(walk, fields) {
  for (const field of fields) await fillField(walk, field, VALUES[fieldName(field)][0]);
}

function fieldName({ on }) {
  return on.split(" ").find((word) => word.startsWith("user_"));
}

async function fillField(walk, field, value) {
  const name = fieldName(field);
  walk.note(` ${name}=${JSON.stringify(value.slice(0, 20))}`);
  const control = walk.element(field);
  // Clear first: in Firefox `fill` appends to the value of an e-mail or number field.
  await control.clear({ timeout: PRESS_MS });
  await control.fill(value, { timeout: PRESS_MS });
  walk.typed[name] = value;
  walk.discarded = undefined;
}

/** The button that answers a question: its label has the value that it puts into the field. */
export async function takeProposal(walk, { text }) {
  await walk.tab.settled();
  const values = await walk.tab.page.evaluate(formValues);
  const [name] = Object.keys(values).filter((key) => values[key] !== walk.typed[key]);
  if (!name || !text.includes(values[name])) walk.fail("the value proposed is taken", text);
  else walk.typed[name] = values[name];
}

export function discardForm(walk) {
  walk.discarded = walk.typed;
  walk.typed = emptyForm();
}

/**
 * What was discarded comes back; a machine that was added is taken away again; one that had no room takes the place of
 * what was there.
 */
export async function answerMachine(walk) {
  await walk.tab.settled();
  if (walk.discarded) {
    walk.typed = walk.discarded;
    walk.discarded = undefined;
    return;
  }
  const { user_machinery: now } = await walk.tab.page.evaluate(formValues);
  const full = walk.typed.user_machinery === walk.beforeMachine;
  if (full === (now === walk.beforeMachine)) walk.fail("the machine asked for is undone", now);
  walk.typed.user_machinery = now;
}

/** By a link of the summary of errors: the field gets the focus, but the address need not change. */
export async function goToField(walk, href) {
  await walk.tab.settled();
  const { path } = await walk.tab.page.evaluate(shown, MOMENTARY);
  if (path === walk.pathOf(href)) walk.moveTo(path);
}

export async function sendForm(walk, submit, answer) {
  // As if the visitor had waited after the last request: how long a walk takes must not decide what happens.
  await walk.tab.page.evaluate(() => localStorage.removeItem("quoteSentAt"));
  const before = walk.requests;
  if (walk.held.length > 0) {
    // The driver refuses to click on a busy button; people do it.
    await walk.element(submit).press("Enter", { timeout: PRESS_MS });
    await walk.tab.settled();
    if (walk.requests > before) walk.fail("one request at a time");
    return;
  }
  walk.answer = answer;
  walk.listSent = walk.list;
  const saved = await walk.tab.page.evaluate(savedCount);
  await walk.element(submit).click({ timeout: PRESS_MS });
  await walk.tab.settled();
  if ((await walk.tab.page.evaluate(savedCount)) > saved) {
    if (walk.online) walk.fail("only what cannot be sent waits on the device");
    await expectMessage(walk);
    forget(walk);
    return;
  }
  await waitForAnswer(walk, answer);
  const sent = walk.requests - before;
  walk.expectedLines.push(SEND_LINES, NETWORK_LINES);
  const most = answer === "429" ? 2 : 1;
  if (sent > most) walk.fail("at most one request a press", `${sent}`);
  if (sent > 0 && ARRIVED.has(answer) && !ANSWERS[answer].held) forget(walk);
  else if (sent > 0 && !ANSWERS[answer].held) await expectMessage(walk);
  else if (sent === 0) await expectMessage(walk);
  walk.requestsSeen = walk.requests;
}

/** Until the answer has been shown; with one that waits, until it is under way. */
async function waitForAnswer(walk, answer) {
  const { page } = walk.tab;
  if (ANSWERS[answer].held) return;
  await page
    .locator("main form:not([aria-busy=true])")
    .waitFor({ state: "attached", timeout: 15_000 })
    .catch(() => {
      walk.fail("an answer is shown", `still busy after ${answer}`);
    });
  await walk.tab.settled();
}

/** The first request that waits on the device, sent by its button in the bar. */
export async function sendSaved(walk, answer) {
  const { page } = walk.tab;
  await page.evaluate(() => localStorage.removeItem("quoteSentAt"));
  const before = walk.requests;
  const saved = await page.evaluate(savedCount);
  walk.answer = answer;
  walk.expectedLines.push(SEND_LINES, NETWORK_LINES);
  await page.locator(SEND_SAVED).first().click({ timeout: PRESS_MS });
  const end = Date.now() + 15_000;
  const isBusy = () => page.locator(".saved-requests .busy").count();
  do await wait(POLL_MS);
  while ((await isBusy()) > 0 && Date.now() < end);
  await walk.tab.settled();
  const sent = walk.requests - before;
  if (sent < 1 || sent > (answer === "429" ? 2 : 1))
    walk.fail("one request a press", `${sent} of what waits`);
  const left = saved - (await page.evaluate(savedCount));
  if (left !== (ARRIVED.has(answer) ? 1 : 0))
    walk.fail("what waits goes when it has arrived, and only then", `${left} after ${answer}`);
  walk.requestsSeen = walk.requests;
}

async function expectMessage(walk) {
  const isReported = async () => (await walk.tab.page.evaluate(messages)).length > 0;
  for (let waited = 0; !(await isReported()); waited += POLL_MS) {
    if (waited >= PRESS_MS) return walk.fail("what is not sent is reported", "no notice");
    await wait(POLL_MS);
  }
}

/** Stands in for the provider: answers at once, or holds the answer until the walk releases it. */
export async function answerRequest(walk, route) {
  walk.requests += 1;
  const answer = ANSWERS[walk.answer];
  if (answer === "abort") return route.abort("connectionreset").catch(() => {});
  const { held, ...response } = answer;
  const give = () =>
    route
      .fulfill({
        contentType: "text/plain",
        ...response,
        headers: {
          "access-control-allow-origin": "*",
          "content-type": response.contentType ?? "text/plain",
        },
      })
      .catch(() => {}); // the page may be gone
  if (!held) return give();
  walk.held.push({ give, name: walk.answer, request: route.request() });
}

/** Gives the oldest answer that was held. */
export async function releaseAnswer(walk) {
  const { give, name, request } = walk.held.shift();
  const isStopped = request.failure() !== null;
  await give();
  if (isStopped) return;
  walk.expectedLines.push(SEND_LINES, NETWORK_LINES);
  await walk.tab.settled();
  if (ARRIVED.has(name)) forget(walk);
  else walk.hasUnseenFailure = !(await walk.tab.page.locator("#user_name").isVisible());
}

/** What has arrived is neither in the form nor on the list any longer; lines that were changed since stay. */
function forget(walk) {
  walk.typed = emptyForm();
  walk.discarded = undefined;
  const [version, ...lines] = walk.list.split(";");
  const sent = walk.listSent.split(";");
  walk.list = [version, ...lines.filter((line) => !sent.includes(line))].join(";");
  if (walk.list === version) walk.list = "";
}
