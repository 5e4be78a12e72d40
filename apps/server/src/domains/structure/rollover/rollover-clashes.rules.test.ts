import fc from 'fast-check'
import { expect, it } from 'vitest'
import { meetingOverlaps, type PlannedMeeting } from './rollover-clashes.rules.ts'

const need = fc.record({
  resource: fc.constantFrom('room' as const, 'lecturer' as const, 'batch' as const),
  key: fc.constantFrom('a', 'b', 'new cs-27'),
})
const hour = (at: number) => `${String(at).padStart(2, '0')}:00`
const meetings = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 8, max: 16 }),
      fc.integer({ min: 1, max: 3 }),
      fc.uniqueArray(need, { maxLength: 3, selector: (it) => `${it.resource} ${it.key}` }),
    )
    .map(([weekday, from, hours, needs]) => ({
      weekday,
      startsAt: hour(from),
      endsAt: hour(from + hours),
      needs,
    })),
  { maxLength: 8 },
)

it('finds exactly the pairs that need the same thing at the same time', () => {
  fc.assert(
    fc.property(meetings, (drawn) => {
      const all: PlannedMeeting[] = drawn.map((it, at) => ({ ...it, id: String(at) }))
      const expected = all.flatMap((later, at) =>
        all.slice(0, at).flatMap((earlier) => {
          const meet =
            earlier.weekday === later.weekday &&
            earlier.startsAt < later.endsAt &&
            later.startsAt < earlier.endsAt
          const shared = later.needs.filter((a) =>
            earlier.needs.some((b) => a.resource === b.resource && a.key === b.key),
          )
          return meet ? shared.map((it) => `${earlier.id} ${later.id} ${it.resource} ${it.key}`) : []
        }),
      )
      const found = meetingOverlaps(all).map(
        (it) => `${it.other.id} ${it.meeting.id} ${it.need.resource} ${it.need.key}`,
      )
      expect(found.sort()).toEqual(expected.sort())
    }),
  )
})
