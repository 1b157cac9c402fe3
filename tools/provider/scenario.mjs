/**
 * How the following requests are answered, instead of by the rules.
 * @typedef {object} Scenario
 * @property {number} [status] status of every answer; 200 when only `body` is given
 * @property {string} [body] text of that answer; empty when only `status` is given
 * @property {number} [delay] milliseconds before the answer; alone, the answer follows the rules
 * @property {boolean} [held] answer only once `POST /release` asks for it
 * @property {boolean} [hangup] destroy the connection instead of answering
 * @property {number} [times] for how many requests it applies; by default until the next scenario
 */

const CHECKS = {
  status: (value) => Number.isInteger(value) && value >= 200 && value <= 599,
  body: (value) => typeof value === "string",
  delay: (value) => Number.isFinite(value) && value >= 0,
  held: (value) => typeof value === "boolean",
  hangup: (value) => typeof value === "boolean",
  times: (value) => Number.isInteger(value) && value > 0,
};

/**
 * Refuses a misspelt scenario, with which a test would pass for the wrong reason.
 * @param {any} scenario `undefined` or an empty one for the normal behaviour
 * @returns {Scenario}
 */
export function checkedScenario(scenario) {
  if (typeof (scenario ?? {}) !== "object" || Array.isArray(scenario))
    throw new TypeError("a scenario is an object");
  for (const [key, value] of Object.entries(scenario ?? {})) {
    if (!Object.hasOwn(CHECKS, key)) throw new TypeError(`a scenario has no ${key}`);
    if (!CHECKS[key](value))
      throw new TypeError(`${key} of a scenario cannot be ${JSON.stringify(value)}`);
  }
  return { ...scenario };
}
