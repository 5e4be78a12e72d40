import type { WeeklyTime } from '#domains/timetable/weekly.rules.ts'
import { groupRows } from '#platform/grouped.ts'

/** A room, lecturer or batch that a weekly meeting needs. The key also names a batch that is still to be created. */
export interface NeededResource {
  resource: 'room' | 'lecturer' | 'batch'
  key: string
}

export interface PlannedMeeting extends WeeklyTime {
  id: string
  needs: readonly NeededResource[]
}

export interface MeetingOverlap<M> {
  /** The later of the two in the order of the meetings. */
  meeting: M
  other: M
  need: NeededResource
}

const overlap = (a: WeeklyTime, b: WeeklyTime) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

/** Meetings that need the same room, lecturer or batch at the same hour of the week. */
export function meetingOverlaps<M extends PlannedMeeting>(meetings: readonly M[]): MeetingOverlap<M>[] {
  const wanted = meetings.flatMap((meeting, place) => meeting.needs.map((need) => ({ meeting, place, need })))
  const shared = groupRows(
    wanted,
    ({ meeting, need }) => `${meeting.weekday} ${need.resource} ${need.key}`,
  ).values()
  return [...shared]
    .flatMap((those) =>
      those.flatMap((later, at) =>
        those
          .slice(0, at)
          .filter((earlier) => overlap(earlier.meeting, later.meeting))
          .map((earlier) => ({
            place: later.place,
            meeting: later.meeting,
            other: earlier.meeting,
            need: later.need,
          })),
      ),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ place: _, ...it }) => it)
}
