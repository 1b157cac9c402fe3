/** Long enough for the clock that a browser makes coarse, in milliseconds. */
const ROUND = 10;
const ROUNDS = 30;

/** What was computed last: kept, so that no computation can be left out as useless. */
let last: unknown;
export const result = (): unknown => last;

/** Of one call in the fastest of some rounds: whatever else the machine does can only add to it. */
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
