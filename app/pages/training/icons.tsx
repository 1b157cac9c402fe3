/** Line drawings on 96 by 72, in the order of the points: forklift, lifting platform, telescopic handler. */
const DRAWINGS = [
  "M22 58V40h10l4-18h18l6 24v12M36 22v18h20M66 6v54h22M66 34h16v18H66M40 60a8 8 0 1 1-16 0 8 8 0 0 1 16 0M62 60a6 6 0 1 1-12 0 6 6 0 0 1 12 0M40 58h10",
  "M20 58h56v-6H20zM26 52l44-14M70 52 26 38M26 38l44-12M70 38 26 26M18 26h60v-4H18M18 22V8h60v14M38 8v14M58 8v14M36 62a5 5 0 1 1-10 0 5 5 0 0 1 10 0M70 62a5 5 0 1 1-10 0 5 5 0 0 1 10 0",
  "M10 56V38h14l4-14h14l4 14h14v18M16 36 74 8l3 6-50 28M77 10l6 14h9M83 24v-8M34 58a9 9 0 1 1-18 0 9 9 0 0 1 18 0M62 58a9 9 0 1 1-18 0 9 9 0 0 1 18 0M34 56h10",
];

export function TrainingIcon({ index }: { index: number }) {
  const drawing = DRAWINGS[index];
  return drawing ? (
    <svg
      viewBox="0 0 96 72"
      width="96"
      height="72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  ) : null;
}
