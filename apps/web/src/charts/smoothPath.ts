type Point = readonly [x: number, y: number]

const slope = ([x, y]: Point, [nextX, nextY]: Point) => (nextY - y) / (nextX - x)

/** Steffen's slopes: the curve has its extremes at the values and never overshoots them. */
function slopeAt(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index]!, points[index + 1]]
  if (!before || !after) return before ? slope(before, here) : after ? slope(here, after) : 0
  const [left, right] = [slope(before, here), slope(here, after)]
  const widths = [here[0] - before[0], after[0] - here[0]] as const
  const middle = (left * widths[1] + right * widths[0]) / (widths[0] + widths[1])
  return (
    (Math.sign(left) + Math.sign(right)) * Math.min(Math.abs(left), Math.abs(right), Math.abs(middle) / 2)
  )
}

const round = (value: number) => Math.round(value * 100) / 100

function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const start = `M${round(first[0])} ${round(first[1])}`
  // A single value between gaps is drawn as a dot.
  if (rest.length === 0) return `${start}h0.01`
  return rest.reduce((path, [x, y], index) => {
    const [beforeX, beforeY] = points[index]!
    const third = (x - beforeX) / 3
    const from = [beforeX + third, beforeY + third * slopeAt(points, index)]
    const to = [x - third, y - third * slopeAt(points, index + 1)]
    return `${path}C${[...from, ...to, x, y].map(round).join(' ')}`
  }, start)
}

/** A smooth line from left to right through these points, with gaps for missing ones. */
export function smoothPath(points: readonly (Point | null)[]): string {
  const runs = points.reduce<Point[][]>(
    (found, point) => {
      if (point) found.at(-1)!.push(point)
      else found.push([])
      return found
    },
    [[]],
  )
  return runs.map(curve).join('')
}
