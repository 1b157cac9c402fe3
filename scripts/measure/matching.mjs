/**
 * @param {string[]} files
 * @param {RegExp} pattern
 * @returns {string[]} those that match
 * @throws if there is none: after a renaming, a budget of nothing would never be exceeded
 */
export function matching(files, pattern) {
  const found = files.filter((file) => pattern.test(file));
  if (found.length === 0) {
    throw new Error(`No file of the built site matches ${pattern}, so its budget says nothing.`);
  }
  return found;
}
