import { countMarks } from '@campanile/contract/attendance/attendance-figures.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marksText } from './class-report.rules.ts'

it('puts each record at the position of its session', () => {
  expect(marksText(5, [1, 4], 'pa')).toBe('P..A.')
  expect(marksText(0, [], '')).toBe('')
})

it('keeps every record and adds none', () => {
  const marks = fc.array(fc.constantFrom('', 'p', 'l', 'a', 'e'), { maxLength: 120 })
  fc.assert(
    fc.property(marks, (given) => {
      const places = given.flatMap((letter, index) => (letter ? [index + 1] : []))
      const text = marksText(given.length, places, given.join(''))
      expect(text).toBe(given.map((letter) => letter.toUpperCase() || '.').join(''))
      expect(Object.values(countMarks(text)).reduce((sum, count) => sum + count)).toBe(places.length)
    }),
  )
})
