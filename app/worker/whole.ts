/** Files that have come whole. Firefox takes what has come of a file for the file where its transfer was cut off. */
import { FILES } from "./files";

/** Whether the answer is a file of the build, with all its bytes. */
export async function isWhole(answer: Response): Promise<boolean> {
  const { byteLength } = await answer.clone().arrayBuffer();
  return answer.ok && byteLength === FILES.sizes[new URL(answer.url).pathname];
}

/** Loads a file of the build. Rejects if it does not come whole. */
export async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!(await isWhole(answer))) {
    throw new Error(`${path} has not come whole`);
  }
  return answer;
}
