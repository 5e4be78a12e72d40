import { expect, it } from 'vitest'
import { rateIntervals, sides } from './rateIntervals.ts'

const row = (id: string, present: number, absent: number) => ({
  id,
  name: id,
  present,
  late: 0,
  absent,
  percentage: present + absent === 0 ? null : (present * 100) / (present + absent),
  below: present * 4 < (present + absent) * 3,
})

it('distinguishes rates that are clearly below from those too close to call', () => {
  const rows = rateIntervals(
    [row('many', 5000, 5000), row('few', 7, 3), row('fine', 950, 50), row('none', 0, 0)],
    ({ id }) => `/rows/${id}`,
  )
  expect(rows.map(({ id, counted, to }) => [id, counted, to])).toEqual([
    ['many', 10000, '/rows/many'],
    ['few', 10, '/rows/few'],
    ['fine', 1000, '/rows/fine'],
    ['none', 0, '/rows/none'],
  ])
  expect(rows[3]).toMatchObject({ low: null, high: null, rate: null })
  expect(sides(rows, 75)).toEqual({ below: 1, unsure: 1 })
})
