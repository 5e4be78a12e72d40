/** Pixels between the lines of two labels. */
const apart = 15

/** Positions of labels near these heights, in the same order and without overlaps. */
export function labelHeights(wanted: readonly number[]): number[] {
  const order = wanted.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height)
  const placed = [...wanted]
  let lowest = Number.NEGATIVE_INFINITY
  for (const { height, index } of order) {
    lowest = Math.max(height, lowest + apart)
    placed[index] = lowest
  }
  return placed
}
