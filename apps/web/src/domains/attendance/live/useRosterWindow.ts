import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels; every line of the roster is as high. */
const lineHeight = 52
/** Students beyond whom only the lines near the screen are drawn. */
const drawnWhole = 200
/** Lines drawn above and below the screen. */
const spare = 12

interface RosterWindow {
  /** Rows to draw: from, up to but without. */
  from: number
  to: number
  /** Pixels that the other rows would take up. */
  above: number
  below: number
  /** Brings a row's line onto the screen. */
  reveal: (row: number) => void
}

/** The rendered rows of a long roster; the page scrolls, not the list. */
export function useRosterWindow(
  list: RefObject<HTMLElement | null>,
  rows: number,
  columns: number,
): RosterWindow {
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const long = rows > drawnWhole
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows / columns),
    estimateSize: () => lineHeight,
    overscan: spare,
    enabled: long,
    scrollMargin,
  })
  const lines = virtualizer.getVirtualItems()
  const [first, last] = [lines.at(0), lines.at(-1)]
  const reveal = (row: number) => virtualizer.scrollToIndex(Math.floor(row / columns), { align: 'center' })
  if (!long || !first || !last) return { from: 0, to: long ? 0 : rows, above: 0, below: 0, reveal }
  return {
    from: first.index * columns,
    to: Math.min(rows, (last.index + 1) * columns),
    above: first.start - scrollMargin,
    below: virtualizer.getTotalSize() - (last.end - scrollMargin),
    reveal,
  }
}
