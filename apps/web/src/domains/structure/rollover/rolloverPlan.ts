import type { RolloverClash, RolloverPlan } from '@campanile/contract/structure/term-rollover.ts'

/** The parts of a plan that leave something open because of clashes. */
export type Resolved = Pick<RolloverPlan, 'withoutRoom' | 'withoutMeeting' | 'withoutLecturer'>

export const nothingResolved: Resolved = { withoutRoom: [], withoutMeeting: [], withoutLecturer: [] }

export const resolvedCount = ({ withoutRoom, withoutMeeting, withoutLecturer }: Resolved): number =>
  withoutRoom.length + withoutMeeting.length + withoutLecturer.length

const distinct = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Resolves clashes by leaving the clashing part open: the room, the lecturer of the class, or the meeting if
 * a batch would be booked twice.
 */
export function resolveClashes(plan: Resolved, clashes: readonly RolloverClash[]): Resolved {
  const of = (resource: RolloverClash['resource']) => clashes.filter((it) => it.resource === resource)
  const lecturers = of('lecturer').flatMap(({ classId, resourceId }) =>
    resourceId ? [{ classId, lecturerId: resourceId }] : [],
  )
  const keyOf = (it: Resolved['withoutLecturer'][number]) => `${it.classId} ${it.lecturerId}`
  return {
    withoutRoom: distinct([...plan.withoutRoom, ...of('room').map(({ meetingId }) => meetingId)]),
    withoutMeeting: distinct([...plan.withoutMeeting, ...of('batch').map(({ meetingId }) => meetingId)]),
    withoutLecturer: [
      ...new Map([...plan.withoutLecturer, ...lecturers].map((it) => [keyOf(it), it])).values(),
    ],
  }
}
