import { groupRows } from '#platform/grouped.ts'
import type { PresentMeeting, WeeklyPlace } from './draft-problem.rules.ts'

/** A meeting that changes: before null, it is new; after null, it ends. */
export interface MeetingDifference {
  classId: string
  meetingId: string | null
  before: WeeklyPlace | null
  after: WeeklyPlace | null
}

const placeKey = ({ weekday, startsAt, endsAt, roomId }: WeeklyPlace) =>
  `${weekday} ${startsAt} ${endsAt} ${roomId}`
const weeklyPlace = ({ weekday, startsAt, endsAt, roomId }: WeeklyPlace): WeeklyPlace => ({
  weekday,
  startsAt,
  endsAt,
  roomId,
})

/**
 * The changes needed so that these classes meet at these times and rooms. Meetings that already match stay;
 * the others move to the nearest one, so that their sessions keep their identity; remaining meetings end, and
 * missing ones are added.
 */
export function matchMeetings(
  classIds: ReadonlySet<string>,
  present: readonly PresentMeeting[],
  wanted: readonly (WeeklyPlace & { classId: string })[],
): MeetingDifference[] {
  const now = groupRows(present, ({ classId }) => classId)
  const then = groupRows(wanted, ({ classId }) => classId)
  return [...classIds].flatMap((classId) => {
    const free = [...(then.get(classId) ?? [])]
    const take = (matches: (place: WeeklyPlace) => boolean) => {
      const index = free.findIndex(matches)
      return index < 0 ? undefined : free.splice(index, 1)[0]
    }
    const changing = (now.get(classId) ?? []).filter(
      (meeting) => !take((place) => placeKey(place) === placeKey(meeting)),
    )
    const nearest: ((meeting: WeeklyPlace) => (place: WeeklyPlace) => boolean)[] = [
      (meeting) => (place) => place.weekday === meeting.weekday && place.startsAt === meeting.startsAt,
      (meeting) => (place) => place.weekday === meeting.weekday,
      () => () => true,
    ]
    const moved: MeetingDifference[] = []
    let left = changing
    for (const isNear of nearest) {
      left = left.filter((meeting) => {
        const place = take(isNear(meeting))
        if (!place) return true
        moved.push({
          classId,
          meetingId: meeting.id,
          before: weeklyPlace(meeting),
          after: weeklyPlace(place),
        })
        return false
      })
    }
    return [
      ...moved,
      ...left.map((it) => ({ classId, meetingId: it.id, before: weeklyPlace(it), after: null })),
      ...free.map((it) => ({ classId, meetingId: null, before: null, after: weeklyPlace(it) })),
    ]
  })
}
