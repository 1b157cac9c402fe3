/** Line drawings on a square of 48, in the order of the eight advantages. */
const DRAWINGS = [
  // No capital outlay: a price tag, crossed out.
  "M8 8h14l18 18-14 14L8 22zM17 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0M6 42 42 6",
  // No workshop: a spanner.
  "M30 8a10 10 0 0 0-11 13L7 33a5 5 0 0 0 8 8l12-12a10 10 0 0 0 13-11l-6 6-7-2-2-7z",
  // No storage: a shed.
  "M5 42V18l19-10 19 10v24M12 42V25h24v17M12 31h24M12 37h24",
  // The right machine for each job: an excavator.
  "M6 40a4 4 0 0 1 0-8h18a4 4 0 0 1 0 8zM8 32v-9h6l3-6h7v15M24 24l8-14 9 7-2 13M35 30h8l-2 6h-5z",
  // Safety: a helmet.
  "M5 35h38M9 35v-5a15 15 0 0 1 30 0v5M20 16v10M28 16v10M20 15h8",
  // Savings: coins.
  "M8 14c0-3 6-5 13-5s13 2 13 5-6 5-13 5-13-2-13-5zv10c0 3 6 5 13 5s13-2 13-5V14M8 24v10c0 3 6 5 13 5s13-2 13-5V24",
  // Efficiency: a stopwatch.
  "M40 27a16 16 0 1 1-32 0 16 16 0 0 1 32 0M24 27l7-7M20 5h8M24 5v6M37 13l3-3",
  // Experience: the terraces.
  "M6 12h12v10h12v10h12v10H6zM6 22h4M6 32h16",
];

export function AdvantageIcon({ index }: { index: number }) {
  const drawing = DRAWINGS[index];
  return drawing ? (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  ) : null;
}
