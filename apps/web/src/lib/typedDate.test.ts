import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from './plainDate.ts'
import { dateExample, dateOrderOf, dateWords, isFullDate, parseDate } from './typedDate.ts'

const today = '2026-11-18'
const orders = ['dmy', 'mdy', 'ymd'] as const
const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
const anyOrder = fc.constantFrom(...orders)

test.each([
  ['en-GB', 'dmy'],
  ['en-US', 'mdy'],
  ['de-DE', 'dmy'],
  ['sv-SE', 'ymd'],
  ['ja-JP', 'ymd'],
  ['fa-IR', 'ymd'],
] as const)('%s writes dates as %s', (locale, order) => {
  expect(dateOrderOf(locale)).toBe(order)
})

describe('a typed date', () => {
  test.each([
    ['25/11/2026', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['25-11-26', '2026-11-25'],
    ['25 11', '2026-11-25'],
    ['25.11.', '2026-11-25'],
    ['25112026', '2026-11-25'],
    ['251126', '2026-11-25'],
    ['11/25/2026', '2026-11-25'],
    ['3/4', '2026-04-03'],
    ['25 Nov', '2026-11-25'],
    ['25nov2026', '2026-11-25'],
    ['Wed 25 Nov 2026', '2026-11-25'],
    ['November 25th, 2026', '2026-11-25'],
    ['2026-11-25', '2026-11-25'],
    ['2026/11/25', '2026-11-25'],
    ['29 feb 2028', '2028-02-29'],
    ['1 Sept 2026', '2026-09-01'],
  ])('%s is read', (text, date) => {
    expect(parseDate(text, 'dmy', today)).toBe(date)
  })

  test.each([
    '',
    '25',
    '2026',
    'nov 2026',
    'tomorrow',
    '29 feb 2026',
    '31/11/2026',
    '32/12/2026',
    '13/13/2026',
    '1/2/3/4',
    '25 abc 2026',
    '25 nov 11 2026',
    '25/11/202',
    '-',
  ])('%j is invalid', (text) => {
    expect(parseDate(text, 'dmy', today)).toBeUndefined()
  })

  it('follows the order of the locale', () => {
    expect(parseDate('3/4/2026', 'mdy', today)).toBe('2026-03-04')
    expect(parseDate('030426', 'mdy', today)).toBe('2026-03-04')
    expect(parseDate('26.3.4', 'ymd', today)).toBe('2026-03-04')
    expect(parseDate(dateExample('mdy'), 'mdy', today)).toBe('2026-11-25')
  })

  it('is read back as it is shown, and in ISO form, in every order', () => {
    fc.assert(
      fc.property(anyDate, anyOrder, (date, order) => {
        expect(parseDate(dateWords(date), order, today)).toBe(date)
        expect(parseDate(date, order, today)).toBe(date)
        expect(isFullDate(date) && isFullDate(dateWords(date))).toBe(true)
      }),
    )
  })

  it('is always an existing day, whatever is typed', () => {
    const typed = fc.stringMatching(/^[0-9a-z ./-]{0,14}$/)
    fc.assert(
      fc.property(typed, anyOrder, (text, order) => {
        const date = parseDate(text, order, today)
        if (date !== undefined) expect(addDays(date, 0)).toBe(date)
      }),
    )
  })
})
