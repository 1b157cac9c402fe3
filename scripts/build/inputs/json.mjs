/** The JSON files that people edit: what is wrong with them, and in which line. */
import { findNodeAtLocation, parseTree, printParseErrorCode, visit } from "jsonc-parser";

/** Words for the mistakes that people make, by the parser's name of the error. */
const WORDS = {
  CommaExpected: "a comma is missing",
  ColonExpected: "a colon is missing",
  PropertyNameExpected: "a key in double quotes is missing",
  ValueExpected: "a value is missing",
  CloseBraceExpected: "} is missing",
  CloseBracketExpected: "] is missing",
  EndOfFileExpected: "there is more after the end",
  UnexpectedEndOfString: "a closing quote is missing",
  InvalidCommentToken: "comments are not allowed",
  InvalidSymbol: "this is neither text in double quotes, number, true, false nor null",
};

/**
 * @param {string} text of a JSON file
 * @returns {{ line: number, problem: string } | undefined} the first mistake
 */
export function jsonProblem(text) {
  if (text.startsWith("\uFEFF")) {
    return { line: 1, problem: "the file starts with a byte order mark: save it as UTF-8 without" };
  }
  const found = [];
  const keys = new Set();
  visit(
    text,
    {
      onError(error, offset, _length, line) {
        const name = printParseErrorCode(error);
        const before = text.slice(0, offset).trimEnd();
        // Of a comma at the end of a list, the parser names the bracket after it.
        if (before.endsWith(",") && /^\s*[}\]]/.test(text.slice(offset))) {
          found.push({ line: before.split("\n").length, problem: "trailing comma" });
        } else {
          found.push({ line: line + 1, problem: WORDS[name] ?? name });
        }
      },
      onObjectProperty(key, _offset, _length, line, _character, path) {
        const place = JSON.stringify([...path(), key]);
        if (keys.has(place))
          found.push({ line: line + 1, problem: `the key "${key}" is there twice` });
        keys.add(place);
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return found[0];
}

/**
 * @param {string} text of a JSON file
 * @param {string} field like `hours[0][1]` or `grant.logos`; a key with dots is a key too
 * @returns {number | undefined} the line of that field
 */
export function lineOf(text, field) {
  const tree = parseTree(text);
  if (!tree) return undefined;
  const path = field
    .split(/[.[\]]+/)
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const node = findNodeAtLocation(tree, [field]) ?? findNodeAtLocation(tree, path);
  return node && text.slice(0, node.offset).split("\n").length;
}
