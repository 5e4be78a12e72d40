import type { LobbyEntry, LobbyState } from '@campanile/contract/lobby/lobby.ts'

/** The time and rooms of a session or exam. */
export interface PlannedSlot {
  startsAt: Date
  endsAt: Date
  rooms: string[]
}

/** A session or an exam, with the fields that the board needs. */
export interface Planned extends PlannedSlot {
  exam: LobbyEntry['exam']
  courseCode: string
  courseTitle: string
  cancelled: boolean
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  /** The planned rooms; null if only the time was changed, or if they were not recorded. */
  plannedRooms: string[] | null
}

/** A day on the institution's calendar, which can be 23 or 25 hours long when the clocks change. */
export interface Day {
  start: Date
  end: Date
}

const touches = ({ startsAt, endsAt }: Pick<PlannedSlot, 'startsAt' | 'endsAt'>, { start, end }: Day) =>
  startsAt < end && endsAt > start

const placeView = ({ startsAt, endsAt, rooms }: PlannedSlot) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  rooms,
})

function plannedRoom({ plannedStartsAt, plannedEndsAt, plannedRooms, rooms }: Planned): PlannedSlot | null {
  if (!plannedStartsAt || !plannedEndsAt) return null
  return { startsAt: plannedStartsAt, endsAt: plannedEndsAt, rooms: plannedRooms ?? rooms }
}

const entryState = ({ cancelled }: Planned, planned: PlannedSlot | null): LobbyState =>
  cancelled ? 'cancelled' : planned ? 'moved' : 'scheduled'

/**
 * The entries of a day, by time. Sessions moved to another day are listed at their planned time, where people
 * look for them.
 */
export function buildBoard(rows: readonly Planned[], day: Day): LobbyEntry[] {
  return rows
    .flatMap((row) => {
      const planned = plannedRoom(row)
      const isHere = touches(row, day)
      const shownAt = isHere ? row : planned && touches(planned, day) ? planned : null
      if (!shownAt) return []
      const state = entryState(row, planned)
      // A cancelled session is shown only on its last planned day, not on days it was moved away from.
      if (state === 'cancelled' && !isHere) return []
      const { exam, courseCode, courseTitle } = row
      const entry = { exam, courseCode, courseTitle, state, ...placeView(row) }
      return [
        {
          at: shownAt.startsAt,
          entry: { ...entry, planned: state === 'moved' ? placeView(planned!) : null },
        },
      ]
    })
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() || (one.entry.courseCode < other.entry.courseCode ? -1 : 1),
    )
    .map(({ entry }) => entry)
}
