/** Maps numbers to pixels; `from` may be larger than `to`. */
export const linear =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from)

const steps = [1, 2, 5, 10]

/** Round numbers from the lowest to the highest, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  if (high <= low) return [low]
  const rough = (high - low) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (steps.find((it) => it * power >= rough) ?? 10)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // Multiplied, not added up: 0.1 more ten times over is not 1.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)))
}

/** A span of per cents that shows these and the required one, with some air, on fives. */
export function percentSpan(values: readonly (number | null)[], required: number): readonly [number, number] {
  const known = [...values.filter((it) => it !== null), required]
  const low = Math.max(0, Math.floor((Math.min(...known) - 2) / 5) * 5)
  const high = Math.min(100, Math.ceil((Math.max(...known) + 2) / 5) * 5)
  return [low, Math.max(high, low + 5)]
}
