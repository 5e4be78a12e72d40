import fc from 'fast-check'

const words = [
  'Ada',
  'Essay 2',
  'İstanbul',
  'Ünlü Öğrenci',
  'שלום עולם',
  'مرحبا',
  '学生',
  '👩‍👩‍👧‍👦',
  'é́́́',
  '\u200b\u202e\ufeffx',
  '=1+1',
  '@SUM(A1)',
  '%',
  '_',
  '\\',
  '\\x00',
  "O'Brien",
  '"; drop table people; --',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '$1',
  '../../etc/passwd',
  'a\tb\nc\r\nd',
  '-',
  '0',
  'null',
  '__proto__',
  'constructor',
  'toString',
]

/** Ordinary and hostile texts. */
export function anyText(min: number, max: number): fc.Arbitrary<string> {
  const some = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((it) => it.join(' '))
  const full = fc.constantFrom('x', 'ß', '学', '=').map((it) => it.repeat(max))
  return fc
    .oneof({ weight: 12, arbitrary: some }, { weight: 1, arbitrary: full })
    .map((it) => wellFormed(it.slice(0, max)).padEnd(min, 'x'))
}

/** Removes half a surrogate pair at the end, where a text was cut. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udbff]$/, '')

const plus = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)
const dayMinutes = 24 * 60

/** Leap days, ends of years and days on which clocks change. */
const oddDays = [
  '1900-01-01',
  '2199-12-31',
  '2028-02-29',
  '2027-03-28',
  '2026-10-25',
  '2027-12-31',
  '2024-02-29',
]

export const dayNear = (now: Date): fc.Arbitrary<string> => {
  const within = (days: number) =>
    fc.integer({ min: -days, max: days }).map((it) =>
      plus(now, it * dayMinutes)
        .toISOString()
        .slice(0, 10),
    )
  return fc.oneof(
    { weight: 6, arbitrary: within(10) },
    { weight: 4, arbitrary: within(400) },
    { weight: 1, arbitrary: fc.constantFrom(...oddDays) },
  )
}

export const instantNear = (now: Date): fc.Arbitrary<string> => {
  const within = (minutes: number) =>
    fc.integer({ min: -minutes, max: minutes }).map((it) => plus(now, it).toISOString())
  return fc.oneof(
    { weight: 5, arbitrary: within(3 * dayMinutes) },
    { weight: 3, arbitrary: within(400 * dayMinutes) },
    { weight: 1, arbitrary: fc.constantFrom(...oddDays.map((it) => `${it}T01:30:00.000Z`)) },
  )
}

export const pageSizes = fc.constantFrom(1, 2, 25, 100)
