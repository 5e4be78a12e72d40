import { useState } from 'react'
import { nextToReview, positionIn } from '#lib/reviewOrder.ts'

export interface ReviewQueue {
  opened: string
  /** Undefined where the item isn't on the page of the list behind. */
  position: { at: number; of: number } | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
  /** The item is decided: the next open one follows, and after the last one the frame closes. */
  advance: () => void
  close: () => void
}

interface Source<T> {
  /** The rows of the list behind. */
  rows: readonly T[]
  idOf: (row: T) => string
  /** Whether a row still needs a decision. */
  isOpen?: (row: T) => boolean
  opened: string
  onOpen: (id: string) => void
  onClose: () => void
}

/**
 * The items to review, in the order in which the list showed them when the first one was opened: what is decided
 * may leave the list meanwhile. `row` is the opened item, as it is now where the list still has it.
 */
export function useReviewQueue<T>(source: Source<T>): ReviewQueue & { row: T | undefined } {
  const { rows, idOf, isOpen = () => true, opened, onOpen, onClose } = source
  const [kept, setKept] = useState<readonly T[]>(rows)
  const [decided, setDecided] = useState<readonly string[]>([])
  const isOpened = (row: T) => idOf(row) === opened
  // The list may have loaded after its item, which a link opened.
  if (!kept.some(isOpened) && rows.some(isOpened)) setKept(rows)
  const order = kept.filter((row) => isOpened(row) || !decided.includes(idOf(row)))
  const latest = (row: T) => rows.find((it) => idOf(it) === idOf(row)) ?? row
  const queue = { rows: order, idOf }
  const position = positionIn(queue, opened)
  const stepTo = (row: T | undefined) => row && (() => onOpen(idOf(row)))
  return {
    opened,
    row: rows.find(isOpened) ?? order.find(isOpened),
    position: position && { at: position.at, of: position.of },
    previous: stepTo(position?.previous),
    next: stepTo(position?.next),
    advance: () => {
      const next = nextToReview(queue, opened, (row) => isOpen(latest(row)))
      setDecided((before) => [...before, opened])
      if (next) onOpen(idOf(next))
      else onClose()
    },
    close: onClose,
  }
}
