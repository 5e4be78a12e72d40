import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cellAfterKey } from './cellAfterKey.ts'

const size = { rows: 30, columns: 12 }

test('moves as expected in a grid', () => {
  const from = { row: 15, column: 5 }
  const after = (key: string, whole = false) => cellAfterKey(key, whole, from, size)
  expect(after('ArrowUp')).toEqual({ row: 14, column: 5 })
  expect(after('ArrowRight')).toEqual({ row: 15, column: 6 })
  expect(after('PageDown')).toEqual({ row: 25, column: 5 })
  expect(after('Home')).toEqual({ row: 15, column: 0 })
  expect(after('End', true)).toEqual({ row: 29, column: 11 })
  expect(after('Tab')).toBeUndefined()
})

test('never leaves the grid', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']
  const place = (count: number) => integer({ min: 0, max: count - 1 })
  assert(
    property(constantFrom(...keys), place(size.rows), place(size.columns), (key, row, column) => {
      const next = cellAfterKey(key, false, { row, column }, size)!
      return next.row >= 0 && next.row < size.rows && next.column >= 0 && next.column < size.columns
    }),
  )
})
