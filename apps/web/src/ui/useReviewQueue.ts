import { useEffect, useRef, useState } from 'react'
import { nextToReview, positionIn } from '#lib/reviewOrder.ts'
import { extendSpan, type ReviewPages, spanOf } from '#lib/reviewPages.ts'

export interface ReviewQueue {
  opened: string
  /** Undefined if the item isn't in the list behind. */
  position: { at: number; of: number } | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** Another page is loading, or could not be loaded. */
  turning: boolean
  failure: unknown
  /** The item is decided: the next open one follows, and after the last one the frame closes. */
  advance: () => void
  close: () => void
}

interface Source<T> {
  /** The rows of the list behind: of the page that it shows. */
  rows: readonly T[]
  /** For lists with pages. */
  pages?: ReviewPages<T> | undefined
  idOf: (row: T) => string
  /** Whether a row still needs a decision. */
  isOpen?: (row: T) => boolean
  opened: string
  onOpen: (id: string) => void
  onClose: () => void
}

/**
 * The items to review, in the order of the list when the first one was opened, because decided items may
 * leave the list. After the last row of a page, the next page follows, and the list in the background follows
 * as well. `row` is the opened item, in its current version if the list still has it.
 */
export function useReviewQueue<T>(source: Source<T>): ReviewQueue & { row: T | undefined } {
  const { rows, pages, idOf, isOpen = () => true, opened, onOpen, onClose } = source
  const [span, setSpan] = useState(() => spanOf(rows, pages?.shown))
  const [decided, setDecided] = useState<readonly string[]>([])
  const [turning, setTurning] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isHere = useIsHere()
  const isOpened = (row: T) => idOf(row) === opened
  // The list may have loaded after its item, which a link opened.
  if (!span.entries.some(({ row }) => isOpened(row)) && rows.some(isOpened)) {
    setSpan(spanOf(rows, pages?.shown))
  }
  const order = span.entries
    .map(({ row }) => row)
    .filter((row) => isOpened(row) || !decided.includes(idOf(row)))
  const latest = (row: T) => rows.find((it) => idOf(it) === idOf(row)) ?? row
  const queue = { rows: order, idOf }
  const position = positionIn(queue, opened)

  const show = (row: T, { entries } = span) => {
    setFailure(undefined)
    onOpen(idOf(row))
    const page = entries.find((it) => idOf(it.row) === idOf(row))?.page
    if (pages && page && page !== pages.shown.page) pages.onPage(page)
  }
  /** Shows the first wanted row of the pages in this direction. */
  const turn = async (to: Direction, isWanted: (row: T) => boolean, orElse?: () => void) => {
    if (!pages) return
    setTurning(true)
    setFailure(undefined)
    try {
      const found = await extendSpan(span, to, { load: pages.load, idOf, isWanted })
      if (!isHere.current) return
      setSpan(found.span)
      if (found.row) show(found.row, found.span)
      else orElse?.()
    } catch (error) {
      setFailure(error)
    } finally {
      setTurning(false)
    }
  }
  const stepTo = (to: Direction, around: number) => {
    const neighbour = position?.[to]
    if (turning || !position) return undefined
    if (neighbour) return () => show(neighbour)
    return around > 0 ? () => void turn(to, () => true) : undefined
  }
  return {
    opened,
    row: rows.find(isOpened) ?? order.find(isOpened),
    position: position && {
      at: span.before + position.at,
      of: span.before + position.of + span.after,
    },
    previous: stepTo('previous', span.before),
    next: stepTo('next', span.after),
    turning,
    failure,
    advance: () => {
      setDecided((before) => [...before, opened])
      const wanted = (row: T) => isOpen(latest(row))
      const { following, skipped } = nextToReview(queue, opened, wanted)
      if (following) show(following)
      else if (span.after > 0) void turn('next', isOpen, () => (skipped ? show(skipped) : onClose()))
      else if (skipped) show(skipped)
      else if (span.before > 0) void turn('previous', isOpen, onClose)
      else onClose()
    },
    close: onClose,
  }
}

type Direction = 'previous' | 'next'

/** False once the frame is closed, so that a page that loads later opens nothing. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
