import { describe, expect, it } from 'vitest'
import { findingsOf } from './findings.rules.ts'

const counts = (present: number, absent: number, late = 0) => ({
  sessions: 1,
  present,
  late,
  absent,
  excused: 0,
})
const cell = (weekday: number, hour: number, of: ReturnType<typeof counts>) => ({ weekday, hour, ...of })
const programme = (id: string, ...weeks: ReturnType<typeof counts>[]) => ({
  id,
  name: `Programme ${id}`,
  weeks: weeks.map((week, place) => ({ ...week, number: place + 1 })),
})

describe('the weak time of a week', () => {
  const good = cell(1, 9, counts(90, 10))

  it('is the one with the lowest attendance, compared with all others together', () => {
    const found = findingsOf([good, cell(5, 16, counts(80, 20)), cell(5, 17, counts(70, 30))], [])
    expect(found).toEqual([{ kind: 'weak-time', weekday: 5, hour: 17, percentage: 70, others: 85 }])
  })

  it.each([
    ['five points below the others', counts(85, 15), 1],
    ['less than five points below', counts(86, 14), 0],
    ['a hundred records', counts(60, 30, 10), 1],
    ['fewer than a hundred records', counts(59, 30, 10), 0],
  ])('needs so much: %s', (_, of, expected) => {
    // Late records elsewhere, so that lateness does not stand out.
    const others = cell(1, 9, counts(80, 10, 10))
    expect(findingsOf([others, cell(1, 9, of)], []).map(({ kind }) => kind)).toEqual(
      Array(expected).fill('weak-time'),
    )
  })

  it('is not reported if everyone was excused or nothing else was held', () => {
    expect(findingsOf([cell(5, 16, counts(10, 190))], [])).toEqual([])
    expect(findingsOf([good, cell(5, 16, { ...counts(0, 0), excused: 500 })], [])).toEqual([])
  })
})

describe('the programme that slipped', () => {
  const good = counts(90, 10)
  const bad = counts(60, 40)

  it('fell most from its first three weeks to its last three', () => {
    const found = findingsOf(
      [],
      [
        programme('a', good, good, good, good, counts(80, 20), counts(80, 20), counts(80, 20)),
        programme('b', good, good, good, bad, bad, bad),
        programme('c', good, good, good, good, good, good),
      ],
    )
    expect(found).toEqual([
      { kind: 'slipped', programmeId: 'b', name: 'Programme b', from: 90, to: 60, sinceWeek: 3 },
    ])
  })

  it('is judged by its first three and last three weeks, however many are in between', () => {
    const long = programme('a', good, good, bad, bad, bad, good, good, counts(30, 70))
    expect(findingsOf([], [long])).toMatchObject([{ from: 80, to: 70 }])
  })

  it.each([
    ['five weeks', [good, good, good, bad, bad], 0],
    ['six weeks', [good, good, good, bad, bad, bad], 1],
    ['few records at the beginning', [counts(30, 3), counts(30, 3), counts(30, 3), bad, bad, bad], 0],
    ['few records at the end', [good, good, good, counts(20, 13), counts(20, 13), counts(20, 13)], 0],
    [
      'a hundred records at either end',
      [counts(34, 0), counts(33, 0), counts(33, 0), counts(20, 14), counts(20, 13), counts(20, 13)],
      1,
    ],
    ['five points', [good, good, good, counts(85, 15), counts(85, 15), counts(85, 15)], 1],
    ['less than five points', [good, good, good, counts(86, 14), counts(86, 14), counts(86, 14)], 0],
    ['nobody at the end', [good, good, good, counts(0, 0), counts(0, 0), counts(0, 0)], 0],
    ['nobody at the beginning', [counts(0, 0), counts(0, 0), counts(0, 0), bad, bad, bad], 0],
  ])('with %s', (_, weeks, expected) => {
    expect(findingsOf([], [programme('a', ...weeks)])).toHaveLength(expected)
  })
})

describe('the late hour', () => {
  it('has the largest share of late arrivals, on all days together', () => {
    const found = findingsOf(
      [
        cell(1, 11, counts(95, 0, 5)),
        cell(1, 9, counts(70, 0, 30)),
        cell(2, 9, counts(90, 0, 10)),
        cell(1, 14, counts(98, 0, 2)),
      ],
      [],
    )
    expect(found).toEqual([{ kind: 'late-time', hour: 9, share: 20, others: 3.5 }])
  })

  it.each([
    ['two and a half points more than at other hours', counts(925, 0, 75), 1],
    ['less than that', counts(926, 0, 74), 0],
    ['a hundred records', counts(80, 0, 20), 1],
    ['fewer than a hundred', counts(79, 0, 20), 0],
    ['nobody who came', counts(0, 100), 0],
  ])('needs so much: %s', (_, of, expected) => {
    const found = findingsOf([cell(1, 9, of), cell(1, 11, counts(950, 0, 50))], [])
    expect(found.filter(({ kind }) => kind === 'late-time')).toHaveLength(expected)
  })

  it('is not reported if it is the only hour', () => {
    expect(findingsOf([cell(1, 9, counts(50, 0, 50)), cell(2, 9, counts(50, 0, 50))], [])).toEqual([])
  })
})

it('reports the weakest time first, then the programme that slipped, then lateness', () => {
  const cells = [cell(1, 9, counts(40, 40, 20)), cell(1, 11, counts(100, 0))]
  const slipping = programme('a', ...[90, 90, 90, 60, 60, 60].map((it) => counts(it, 100 - it)))
  expect(findingsOf(cells, [slipping]).map(({ kind }) => kind)).toEqual(['weak-time', 'slipped', 'late-time'])
})
