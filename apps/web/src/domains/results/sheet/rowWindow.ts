/** Sheets with more rows than this are windowed: only the rows near the visible part are drawn. */
export const windowedAbove = 200

/** A row placed by the virtualiser, in pixels from the top of the scrolled content. */
export interface PlacedRow {
  index: number
  start: number
  end: number
}

interface DrawnRow {
  index: number
  /** Pixels that the rows between the previous drawn row and this one would take. */
  gap: number
}

export interface RowWindow {
  rows: DrawnRow[]
  /** Pixels that the rows after the last drawn one would take. */
  after: number
}

/** The visible rows together with those that always stay rendered, in order. */
export const withKept = (visible: readonly number[], kept: readonly number[], count: number): number[] =>
  [...new Set([...visible, ...kept.filter((row) => row >= 0 && row < count)])].sort((a, b) => a - b)

/** Every row, without gaps. */
export const wholeWindow = (count: number): RowWindow => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
  after: 0,
})

/** The rendered rows of a list between `top` and `bottom`, with the gaps that keep them in position. */
export function windowOf(placed: readonly PlacedRow[], top: number, bottom: number): RowWindow {
  let end = top
  const rows = placed.map((row) => {
    const gap = Math.max(0, row.start - end)
    end = row.end
    return { index: row.index, gap }
  })
  return { rows, after: Math.max(0, bottom - end) }
}
