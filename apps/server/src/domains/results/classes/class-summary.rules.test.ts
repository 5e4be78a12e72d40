import { expect, it } from 'vitest'
import { classSummary } from './class-summary.rules.ts'

const bands = [
  { letter: 'A', fromPercent: '70', points: '4', passes: true },
  { letter: 'C', fromPercent: '40', points: '2', passes: true },
  { letter: 'F', fromPercent: '0', points: '0', passes: false },
]
const result = (percent: string | null, status: 'final' | 'open' | 'withheld' = 'final') => ({
  percent,
  weight: percent === null ? '0' : '100',
  status,
  letter: null,
  points: null,
  passes: null,
})

it('counts final results per band and computes statistics, checked by hand', () => {
  // 80 + 75 + 41 + 20 = 216, divided by 4 is 54; the median of 41 and 75 is 58. Three of four pass.
  const results = [result('80'), result('41'), result('20'), result('75')]
  expect(classSummary([...results, result('99', 'open'), result(null, 'withheld')], bands)).toEqual({
    distribution: [
      { letter: 'A', passes: true, count: 2 },
      { letter: 'C', passes: true, count: 1 },
      { letter: 'F', passes: false, count: 1 },
    ],
    mean: '54',
    median: '58',
    passRate: '75',
  })
})

it('has no statistics before there is a final result', () => {
  expect(classSummary([result('99', 'open'), result(null)], bands)).toEqual({
    distribution: bands.map(({ letter, passes }) => ({ letter, passes, count: 0 })),
    mean: null,
    median: null,
    passRate: null,
  })
})

it('counts a result below every band as not passed', () => {
  expect(classSummary([result('80'), result('10')], bands.slice(0, 2))).toMatchObject({ passRate: '50' })
})
