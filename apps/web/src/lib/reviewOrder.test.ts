import { array, assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { nextToReview, positionIn } from './reviewOrder.ts'

interface Row {
  id: string
  open: boolean
}
const idOf = ({ id }: Row) => id
const isOpen = ({ open }: Row) => open
const queue = (opens: readonly boolean[]) => opens.map((open, at): Row => ({ id: String(at), open }))

test('the position counts from one and names both neighbours', () => {
  const rows = queue([true, true, true])
  expect(positionIn({ rows, idOf }, '1')).toEqual({ at: 2, of: 3, previous: rows[0], next: rows[2] })
  expect(positionIn({ rows, idOf }, '0')?.previous).toBeUndefined()
  expect(positionIn({ rows, idOf }, '2')?.next).toBeUndefined()
})

test('an item opened by a link outside the queue has no position', () => {
  expect(positionIn({ rows: queue([true]), idOf }, 'other')).toBeUndefined()
  expect(nextToReview({ rows: queue([true]), idOf }, 'other', isOpen)).toEqual({})
})

test('the next open item follows, then the first one that was skipped', () => {
  const rows = queue([false, true, true, false, true])
  expect(nextToReview({ rows, idOf }, '2', isOpen)).toEqual({ following: rows[4], skipped: rows[1] })
  expect(nextToReview({ rows, idOf }, '4', isOpen)).toEqual({ following: undefined, skipped: rows[1] })
})

test('the next item is open and never the same one; there is none only when no other is open', () => {
  assert(
    property(array(boolean(), { minLength: 1 }), integer({ min: 0 }), (opens, seed) => {
      const rows = queue(opens)
      const at = seed % rows.length
      const { following, skipped } = nextToReview({ rows, idOf }, String(at), isOpen)
      const next = following ?? skipped
      const others = rows.filter((row, index) => index !== at && row.open)
      return next ? next.open && next.id !== String(at) : others.length === 0
    }),
  )
})
