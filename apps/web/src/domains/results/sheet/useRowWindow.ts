import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { type RowWindow, wholeWindow, windowedAbove, windowOf, withKept } from './rowWindow.ts'

/** Pixels before a row has been measured: notes and questions make some rows taller. */
const gridRowHeight = 45
const itemHeight = 84
/** Height of the grid's header row, which stays in view. */
const headHeight = 36
/** Rows drawn above and below the visible ones. */
const overscan = 12
/** Until the browser has measured the frame; about one screen. */
const initialRect = { width: 0, height: 900 }

interface MeasuredWindow extends RowWindow {
  /** For each drawn row of a windowed sheet; undefined if every row is drawn. */
  measure: ((row: Element | null) => void) | undefined
}

const common = (cells: readonly MarkCell[], kept: readonly number[]) => ({
  count: cells.length,
  enabled: cells.length > windowedAbove,
  overscan,
  initialRect,
  rangeExtractor: (range: Range) => withKept(defaultRangeExtractor(range), kept, cells.length),
})

/** A row keeps its height when students before it join or leave. */
const useKeyOf = (cells: readonly MarkCell[]) =>
  useCallback((index: number) => cells[index]?.student.id ?? index, [cells])

/** The rendered rows of the desktop grid. `kept` rows are always rendered, such as the one with the focus. */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  cells: readonly MarkCell[],
  kept: readonly number[],
): MeasuredWindow {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...common(cells, kept),
    getItemKey: useKeyOf(cells),
    getScrollElement: () => frame.current,
    estimateSize: () => gridRowHeight,
    paddingStart: headHeight,
  })
  if (cells.length <= windowedAbove) return { ...wholeWindow(cells.length), measure: undefined }
  const drawn = windowOf(virtualizer.getVirtualItems(), headHeight, virtualizer.getTotalSize())
  return { ...drawn, measure: virtualizer.measureElement }
}

/** The same for the list on a phone, where the page scrolls. */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  cells: readonly MarkCell[],
  kept: readonly number[],
): MeasuredWindow {
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const virtualizer = useWindowVirtualizer<Element>({
    ...common(cells, kept),
    getItemKey: useKeyOf(cells),
    estimateSize: () => itemHeight,
    scrollMargin,
  })
  if (cells.length <= windowedAbove) return { ...wholeWindow(cells.length), measure: undefined }
  const drawn = windowOf(
    virtualizer.getVirtualItems(),
    scrollMargin,
    scrollMargin + virtualizer.getTotalSize(),
  )
  return { ...drawn, measure: virtualizer.measureElement }
}
