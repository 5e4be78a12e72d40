import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { m } from '../unusual.messages.ts'
import { computeStatistics } from './mark-statistics.rules.ts'
import { unusualMarks } from './unusual-marks.rules.ts'

const bands = [
  { letter: 'P', fromPercent: '40', points: '4', passes: true },
  { letter: 'F', fromPercent: '0', points: '0', passes: false },
]
const marked = (finalMark: string) => ({ state: 'marked' as const, finalMark })
const absent = { state: 'absent' as const, finalMark: '0' }

it('computes the figures that were checked by hand', () => {
  // Mean 40 / 8; squared distances 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, over 8 is 4, the root 2.
  // Quartiles at places 1.75 and 5.25: 4 and 5 + a quarter of 2. Seven of eight reach 4 of 10.
  const marks = ['2', '4', '4', '4', '5', '5', '7', '9'].map(marked)
  expect(computeStatistics(marks, '10', bands)).toEqual({
    count: 8,
    absent: 0,
    incomplete: 0,
    missing: 0,
    mean: '5',
    lowest: '2',
    lowerQuartile: '4',
    median: '4.5',
    upperQuartile: '5.5',
    highest: '9',
    deviation: '2',
    bins: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
    passRate: '87.5',
  })
})

it('counts absent students as 0, and incomplete or missing marks separately', () => {
  const missing = { state: null, finalMark: null }
  const incomplete = { state: 'incomplete' as const, finalMark: null }
  const all = [marked('10'), marked('10'), absent, missing, incomplete, incomplete]
  expect(computeStatistics(all, '10', bands)).toMatchObject({
    count: 3,
    absent: 1,
    incomplete: 2,
    missing: 1,
    mean: '6.67',
    passRate: '66.67',
    bins: [1, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  })
  expect(computeStatistics([missing], '10', bands)).toMatchObject({ count: 0, mean: null, deviation: null })
})

it('counts nobody below the lowest band of a scheme as passed', () => {
  expect(computeStatistics([marked('1'), marked('9')], '10', bands.slice(0, 1))).toMatchObject({
    passRate: '50',
  })
})

it('keeps its figures in ascending order, and every mark in one bin', () => {
  const marks = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(marks, (all) => {
      const values = all.map((it) => marked(new Big(it).div(100).toString()))
      const it = computeStatistics(values, '50', bands)
      const ordered = [it.lowest, it.lowerQuartile, it.median, it.upperQuartile, it.highest].map(Number)
      expect([...ordered].sort((a, b) => a - b)).toEqual(ordered)
      expect(Number(it.mean)).toBeGreaterThanOrEqual(ordered[0]!)
      expect(Number(it.mean)).toBeLessThanOrEqual(ordered[4]!)
      expect(Number(it.deviation)).toBeLessThanOrEqual((ordered[4]! - ordered[0]!) / 2 + 0.006)
      expect(it.bins.reduce((sum, count) => sum + count)).toBe(all.length)
    }),
  )
})

const sheet = (...marks: (string | null)[]) =>
  unusualMarks(
    marks.map((mark) => ({ mark, others: [] })),
    '100',
  )

it('flags a mark more than three median absolute deviations from the median', () => {
  // Median 63; distances 3, 1, 1, 3, 5, 58 with a median of 3, so a distance over 9 is unusual.
  const { cells, sheet: words } = sheet('60', '62', '64', '66', '68', '5', null)
  expect(cells.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0, 1, 0])
  expect(cells[5]).toEqual([m.farBelow({ median: 63 })])
  expect(words).toEqual([m.countUnusual({ count: 1 })])
  expect(sheet('60', '62', '64', '66', '68', '72').cells.flat()).toEqual([])
})

it('flags and counts outliers on either side, from five marks on', () => {
  expect(sheet('60', '61', '62', '63', '99').cells[4]).toEqual([m.farAbove({ median: 62 })])
  expect(sheet('60', '61', '62', '63', '64', '99', '5').sheet).toEqual([m.countUnusual({ count: 2 })])
})

it('flags nothing when there are few marks or no spread', () => {
  expect(sheet('60', '61', '62', '5').cells.flat()).toEqual([])
  expect(sheet('60', '60', '70', '60', '60', '80', '60').cells.flat()).toEqual([])
})

it('flags the same mark five times in a row, even with an empty cell in between', () => {
  const { cells, sheet: words } = sheet('50', '70', '70', '70.00', '70', '70', '81', '40')
  expect(cells[1]).toContain(m.inRow({ count: 5, mark: 70 }))
  expect(words[0]).toBe(m.longestRow({ count: 5 }))
  expect(sheet('50', '70', '70', null, '70', '70', '70', '81').sheet).toEqual([])
  expect(sheet('50', null, '70', '70', '70', '70', '70').sheet[0]).toBe(m.longestRow({ count: 5 }))
})

it('flags a sheet on which all marks are the same, but no single mark', () => {
  expect(sheet('50', '50', null, '50', '50', '50')).toMatchObject({
    sheet: [m.allMarksEqual({ count: 5, mark: 50 })],
  })
  expect(sheet('50', '50', '50', '50', '50').cells.flat()).toEqual([])
})

it('flags a mark unlike the student’s other results, if there are at least three', () => {
  const of = (mark: string, ...others: string[]) => unusualMarks([{ mark, others }], '200').cells[0]
  expect(of('80', '85', '90', '70.5')).toEqual([m.unlikeOwn({ count: 3, median: 85 })])
  expect(of('111', '85', '90', '70.5')).toEqual([])
  expect(of('0', '85', '90')).toEqual([])
})

it('never flags more marks than there are', () => {
  const anyMarks = fc.array(fc.option(fc.integer({ min: 0, max: 100 }).map(String), { nil: null }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const { cells } = sheet(...marks)
      expect(cells.length).toBe(marks.length)
      for (const [place, mark] of marks.entries()) if (mark === null) expect(cells[place]).toEqual([])
    }),
  )
})
