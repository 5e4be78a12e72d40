import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { rowAfterKey } from './rowAfterKey.ts'

const place = { row: 4, rows: 10, columns: 2 }

test('J and K follow the list order, the arrow keys the visual order', () => {
  expect(rowAfterKey('j', place)).toBe(5)
  expect(rowAfterKey('K', place)).toBe(3)
  expect(rowAfterKey('ArrowDown', place)).toBe(6)
  expect(rowAfterKey('ArrowUp', place)).toBe(2)
  expect(rowAfterKey('ArrowLeft', place)).toBe(3)
  expect(rowAfterKey('Home', place)).toBe(0)
  expect(rowAfterKey('End', place)).toBe(9)
})

test('other keys move nothing', () => {
  for (const key of ['p', 'Enter', 'Tab', 'u']) expect(rowAfterKey(key, place)).toBeUndefined()
})

test('never leaves the list', () => {
  const keys = constantFrom('j', 'k', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End')
  assert(
    property(
      keys,
      integer({ min: 1, max: 400 }),
      integer({ min: 0, max: 399 }),
      integer({ min: 1, max: 2 }),
      (key, rows, row, columns) => {
        const next = rowAfterKey(key, { row: Math.min(row, rows - 1), rows, columns }) ?? -1
        return next >= 0 && next < rows
      },
    ),
  )
})
