/** Works with storage, if it is there: a visitor may have blocked it, or it is full. */
export function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
