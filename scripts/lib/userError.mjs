/** An error that says only what the reader has to mend, a line each. @param {string[]} lines */
export function userError(lines) {
  const error = new Error(lines.join("\n"));
  error.stack = error.message;
  return error;
}
