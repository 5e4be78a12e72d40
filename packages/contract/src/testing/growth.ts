/** Milliseconds below which other load on the machine distorts the measurement. */
const floor = 20

/** Linear work never reaches this ratio, however busy the machine is. */
export const superLinear = 3

/** Texts of `size` characters that make an inefficient pattern or function read them repeatedly. */
export const hostileTexts: Record<string, (size: number) => string> = {
  'dots after an at sign': (size) => `${'a@'.padEnd(size - 2, '.')} @`,
  'at signs': (size) => '@'.repeat(size),
  blanks: (size) => ' '.repeat(size),
  'blanks between letters': (size) => `x${' '.repeat(size - 2)}x`,
  'line breaks': (size) => `x${'\r\n'.repeat(size / 2 - 1)}x`,
  'control characters': (size) => `x${'\u0001'.repeat(size - 2)}x`,
  digits: (size) => '1'.repeat(size),
  'a fraction': (size) => `${'1.'.padEnd(size - 1, '0')}x`,
  letters: (size) => 'a'.repeat(size),
  'capital letters': (size) => `${'A'.repeat(size - 1)}!`,
  'letters that grow in lower case': (size) => 'İ'.repeat(size),
  'full stops': (size) => `${'a.'.repeat(size / 2 - 1)}!!`,
  hyphens: (size) => `${'a-'.repeat(size / 2 - 1)} !`,
  'separators of cells': (size) => ';"'.repeat(size / 2),
  'halves of surrogate pairs': (size) => '\ud800'.repeat(size),
  'surrogate pairs': (size) => '\u{1f600}'.repeat(size / 2),
  'combining marks': (size) => 'e'.padEnd(size, '\u0301'),
  'nearly a day': (size) => '2026-01-01'.padEnd(size, '0'),
  'nearly a time': (size) => '2026-01-01T09:30:00.'.padEnd(size, '0'),
  'nearly an id': (size) => '01a209a6-7589-73d2-976e-d3da21dd03d'.padEnd(size, 'a'),
  'nearly a network': (size) => '10.0.0.0/'.padEnd(size, '0'),
  'nearly a network of IPv6': (size) => `${'0:'.repeat(size / 2 - 2)}:/64`,
}

function measureTime(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/**
 * How much longer the work takes with twice as much text: about 2 if it is linear, 4 if it is quadratic. Uses
 * the fastest of several runs, because other processes can only make a run slower; of more runs if the work looks
 * worse than linear.
 */
export function growth(work: (size: number) => void, size: number): number {
  if (measureTime(() => work(size)) < floor) return 1
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < 3 || (run < 25 && whole / half > superLinear); run++) {
    half = Math.min(
      half,
      measureTime(() => work(size / 2)),
    )
    whole = Math.min(
      whole,
      measureTime(() => work(size)),
    )
    if (whole < floor) return 1
  }
  return whole / half
}
