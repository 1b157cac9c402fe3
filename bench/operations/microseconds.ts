/** Duration of a round in milliseconds, long enough for the coarse clock of browsers. */
const ROUND = 10;
const ROUNDS = 30;

/** The last result: exported, so that no computation can be optimised away. */
let last: unknown;
export const result = (): unknown => last;

/** Time per call in the fastest of several rounds: other load of the machine can only add to it. */
export function microseconds(work: () => unknown): number {
  let calls = 1;
  const round = () => {
    const begun = performance.now();
    for (let call = 0; call < calls; call += 1) last = work();
    return performance.now() - begun;
  };
  const fastest = (rounds: number) => Math.min(...Array.from({ length: rounds }, round));
  while (fastest(3) < ROUND) calls *= 2;
  return (fastest(ROUNDS) / calls) * 1000;
}
