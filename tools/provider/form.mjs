import busboy from "busboy";

/** The provider's limit for all template variables together: 50 kB. */
const VARIABLES_LIMIT = 50_000;

/** Parts that name the account; every other one is a template variable. */
const SETTINGS = new Set(["lib_version", "service_id", "template_id", "user_id"]);

/** In the order in which the provider checks them, with its error messages. */
const REQUIRED = [
  ["user_id", "The user_id parameter is required"],
  [
    "service_id",
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  ],
  [
    "template_id",
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  ],
];

/**
 * @typedef {{ status: number, body: string }} Answer
 */

/**
 * @param {string | undefined} contentType
 * @param {Buffer} raw
 * @returns {Promise<[string, string][]>} name and value of each part, in order; rejects anything but a plain form
 */
export function readParts(contentType = "", raw) {
  return new Promise((resolve, reject) => {
    // busboy reads url-encoded bodies as well, the provider does not.
    if (!/^multipart\/form-data\s*;/i.test(contentType))
      throw new Error("The body is not multipart/form-data");
    const parts = [];
    const parser = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { fieldSize: Number.POSITIVE_INFINITY },
    });
    parser.on("field", (name, value) => {
      if (name) parts.push([name, value]);
      else reject(new Error("A part has no name"));
    });
    parser.on("file", (name, stream) => {
      stream.resume();
      reject(new Error(`The part ${name} is a file`));
    });
    parser.on("error", reject);
    parser.on("close", () => resolve(parts));
    parser.end(raw);
  });
}

/**
 * The provider's answer to a readable form.
 * @param {[string, string][]} parts
 * @returns {Answer}
 */
export function answerTo(parts) {
  const values = new Map(parts);
  const missing = REQUIRED.find(([name]) => !values.get(name));
  if (missing) return { status: 400, body: missing[1] };
  const names = parts.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return { status: 400, body: `The ${twice} parameter is sent more than once` };
  const size = parts
    .filter(([name]) => !SETTINGS.has(name))
    .reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  if (size > VARIABLES_LIMIT)
    return { status: 413, body: `Variables size limit, 50Kb: they are ${size} bytes` };
  return { status: 200, body: "OK" };
}
