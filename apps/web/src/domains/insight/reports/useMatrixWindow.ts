import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { pageDirection } from '#lib/locale.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import type { Cell } from './cellAfterKey.ts'
import { cellWidth, headHeight, rowHeight, stickyWidth } from './matrixLayout.ts'

/** Sessions are added and removed in steps of this many, so that a small scroll sideways renders nothing. */
const step = 8

interface MatrixWindow {
  lines: { index: number; top: number }[]
  /** Sessions: from, up to but without. */
  from: number
  to: number
  /** Pixels of the whole. */
  width: number
  height: number
  reveal: (cell: Cell) => void
}

/** Which students and sessions of a large matrix are drawn. */
export function useMatrixWindow(
  frame: RefObject<HTMLElement | null>,
  { rows, columns }: { rows: number; columns: number },
): MatrixWindow {
  const left = useMediaQuery('(min-width: 768px)') ? stickyWidth.desk : stickyWidth.phone
  const down = useVirtualizer({
    count: rows,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  })
  const across = useVirtualizer({
    horizontal: true,
    isRtl: pageDirection() === 'rtl',
    count: columns,
    getScrollElement: () => frame.current,
    estimateSize: () => cellWidth,
    overscan: 2,
    paddingStart: left,
    scrollPaddingStart: left,
  })
  const shown = across.getVirtualItems()
  return {
    lines: down.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    from: Math.floor((shown.at(0)?.index ?? 0) / step) * step,
    to: Math.min(columns, Math.ceil(((shown.at(-1)?.index ?? -1) + 1) / step) * step),
    width: left + columns * cellWidth,
    height: headHeight + rows * rowHeight,
    reveal: ({ row, column }) => {
      down.scrollToIndex(row)
      across.scrollToIndex(column)
    },
  }
}
