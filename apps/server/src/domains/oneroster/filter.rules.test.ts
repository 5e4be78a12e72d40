import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDay, operators, parseFilter, parseInstant } from './filter.rules.ts'

const clause = fc.record({
  field: fc.stringMatching(/^[a-z]{1,12}(\.[a-zA-Z]{1,12})?$/),
  operator: fc.constantFrom(...operators),
  value: fc.string({ unit: 'grapheme', maxLength: 30 }).filter((it) => !it.includes('\0')),
})
const written = ({ field, operator, value }: { field: string; operator: string; value: string }) =>
  `${field}${operator}'${value.replaceAll("'", "''")}'`

it('reads every filter as written, with AND before OR', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(clause, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (filter) => {
        const text = filter.map((clauses) => clauses.map(written).join(' AND ')).join(' OR ')
        expect(parseFilter(text)).toEqual(filter)
      },
    ),
  )
})

it('reads or refuses any text, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      parseFilter(text)
      parseInstant(text)
      isDay(text)
    }),
  )
})

it.each([
  '',
  'name',
  'name=',
  'name=Brown',
  "name='Brown",
  "='Brown'",
  "name='a' AND",
  "name='a' name='b'",
  "name='a' XOR name='b'",
  "name='a'ANDname='b'",
  "name=='a'",
  "(name='a')",
  "name='\0'",
  Array.from({ length: 11 }, () => "a='b'").join(' OR '),
  `a='${'x'.repeat(2_000)}'`,
])('refuses %s', (text) => {
  expect(parseFilter(text)).toBeUndefined()
})

it.each([
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T08:30:00', '2026-11-27T08:30:00.000Z'],
  ['2026-11-27T08:30:00.123Z', '2026-11-27T08:30:00.123Z'],
  ['2026-11-27T08:30:00+02:00', '2026-11-27T06:30:00.000Z'],
])('reads the time %s', (text, instant) => {
  expect(parseInstant(text)?.toISOString()).toBe(instant)
})

it.each(['', 'today', '27.11.2026', '2026-13-01', '2026-11-27T25:00:00Z', '+012026-01-01'])(
  'does not read the time %s',
  (text) => {
    expect(parseInstant(text)).toBeUndefined()
  },
)

it('knows which days exist', () => {
  expect(['2028-02-29', '2026-02-29', '2026-02-31', '2026-11-27T00:00:00Z'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
