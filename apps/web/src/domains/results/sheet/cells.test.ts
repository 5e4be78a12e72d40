import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { expect, it } from 'vitest'
import { newerGrid, outcomeOf, readOnlyReason, sendable, textOf, typedCells } from './cells.ts'
import { testCell } from './testCell.ts'

const grid = (...cells: MarkGrid['cells']) => ({ cells }) as MarkGrid

it('shows a cell as it is typed', () => {
  expect(textOf({ state: 'marked', mark: '12.50' })).toBe('12.5')
  expect(textOf({ state: 'absent', mark: null })).toBe('A')
  expect(textOf({ state: 'incomplete', mark: null })).toBe('I')
  expect(textOf({ state: null, mark: null })).toBe('')
})

it('sends valid marks that are waiting', () => {
  const queue = {
    ana: { text: '12,5', base: 3, state: 'waiting' },
    bo: { text: '99', base: 0, state: 'waiting' },
    cem: { text: '7', base: 0, state: 'conflict' },
    dag: { text: 'A', base: 1, state: 'waiting' },
  } as const
  const batch = sendable(queue, '40')
  expect(batch).toEqual({ ana: '12.5', dag: 'A' })
  expect(typedCells(batch, queue)).toEqual([
    { studentId: 'ana', state: 'marked', mark: '12.5', version: 3 },
    { studentId: 'dag', state: 'absent', mark: null, version: 1 },
  ])
})

it('gives the reason why a cell cannot be changed', () => {
  const locked = { enter: false, correct: false }
  expect(readOnlyReason(testCell('ana'))).toBeUndefined()
  expect(readOnlyReason(testCell('ana', { can: locked }))).toBeUndefined()
  expect(readOnlyReason(testCell('ana', { can: locked, isEnrolled: false }))).toMatch(/^Left the class/)
  const released = { releasedAt: '2026-11-10T09:00:00.000Z' }
  expect(readOnlyReason(testCell('ana', { ...released, can: locked }))).toBe(
    'Released. Only an admin can correct it',
  )
  expect(readOnlyReason(testCell('ana', { ...released, can: { ...locked, correct: true } }))).toMatch(
    /Student Results/,
  )
})

it('reads the response for a cell', () => {
  const cell = testCell('ana', { state: 'marked', mark: '9', version: 4, enteredBy: 'Noor' })
  const result = { studentId: 'ana', reason: null, cell }
  expect(outcomeOf({ ...result, outcome: 'saved' })).toEqual({ kind: 'saved', version: 4 })
  expect(outcomeOf({ ...result, outcome: 'conflict' })).toEqual({
    kind: 'conflict',
    theirs: { text: '9', version: 4, by: 'Noor' },
  })
  expect(outcomeOf({ ...result, outcome: 'rejected', reason: 'No', cell: null })).toEqual({
    kind: 'rejected',
    reason: 'No',
  })
})

it('does not revert a cell when a slow read arrives', () => {
  const newer = testCell('ana', { version: 5, mark: '9', state: 'marked' })
  const older = testCell('ana', { version: 4 })
  const other = testCell('bo', { version: 1 })
  const merged = newerGrid(grid(newer, testCell('bo')), grid(older, other))
  expect(merged.cells[0]).toBe(newer)
  expect(merged.cells[1]).toBe(other)
})

it('keeps an unchanged cell, so that its row is not rendered again', () => {
  const before = grid(testCell('ana'))
  expect(newerGrid(before, grid(testCell('ana'))).cells[0]).toBe(before.cells[0])
})

it('sends as many cells as one save accepts, and the rest afterwards', () => {
  const waiting = { text: '7', base: 0, state: 'waiting' } as const
  const queue = Object.fromEntries(Array.from({ length: 1_201 }, (_, at) => [`s${at}`, waiting]))
  const first = sendable(queue, '40')
  expect(Object.keys(first).length).toBe(500)
  const left = Object.fromEntries(Object.entries(queue).filter(([id]) => !(id in first)))
  expect(Object.keys(sendable(left, '40'))).not.toContain('s0')
})
