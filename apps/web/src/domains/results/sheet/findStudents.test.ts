import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { matchAfter, rowsFound } from './findStudents.ts'
import { testCell } from './testCell.ts'

const named = (id: string, firstName: string, lastName: string, number: string | null = null) => {
  const cell = testCell(id)
  return { ...cell, student: { ...cell.student, firstName, lastName, number } }
}
const cells = [
  named('1', 'Leila', 'Haddad', 'S-1001'),
  named('2', 'José', 'Álvarez', 'S-1002'),
  named('3', 'Noor', 'Haddad'),
]

it.each([
  ['haddad', [0, 2]],
  ['noor had', [2]],
  ['alvarez jose', [1]],
  ['S-1002', [1]],
  ['1001', [0]],
  ['nobody', []],
  ['', []],
  [' - ', []],
])('finds "%s" in rows %j', (search, rows) => expect(rowsFound(cells, search)).toEqual(rows))

test('visits every match once before starting again, in both directions', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.constantFrom(1 as const, -1 as const), (count, step) => {
      const seen = new Set<number>()
      let match = 0
      for (let times = 0; times < count; times += 1) {
        seen.add(match)
        match = matchAfter(match, step, count)
      }
      expect(seen.size).toBe(count)
      expect(match).toBe(0)
    }),
  ))
