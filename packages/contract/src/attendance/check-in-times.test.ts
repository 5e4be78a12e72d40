import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkInTimes, lateFrom } from './check-in-times.ts'

const startsAt = new Date('2026-11-23T18:25:00Z')
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)
const minutes = { lateAfterMinutes: 10, closeAfterMinutes: 20 }

it.each([
  ['opened early', '18:15', 'start', '18:35', '18:45'],
  ['opened late', '18:37', 'start', '18:35', '18:57'],
  ['reopened', '19:14', 'start', '18:35', '19:34'],
  ['opened late, counted from now', '18:37', 'now', '18:47', '18:57'],
] as const)('%s', (_, now, from, lateAfter, closesAt) => {
  expect(checkInTimes(startsAt, at(now), { ...minutes, lateFrom: from })).toEqual({
    lateAfter: at(lateAfter),
    closesAt: at(closesAt),
  })
})

it('never closes before students are late, nor at once', () => {
  const asked = fc.record({
    late: fc.nat(240),
    more: fc.nat(240),
    opened: fc.integer({ min: -60, max: 300 }),
  })
  fc.assert(
    fc.property(asked, fc.constantFrom(...lateFrom), ({ late, more, opened }, from) => {
      const now = new Date(startsAt.getTime() + opened * 60_000)
      const { lateAfter, closesAt } = checkInTimes(startsAt, now, {
        lateAfterMinutes: late,
        closeAfterMinutes: Math.max(1, late + more),
        lateFrom: from,
      })
      return lateAfter <= closesAt && closesAt > now
    }),
  )
})
