import type { LobbyEntry, LobbyState } from '@campanile/contract/lobby/lobby.ts'

/** Where and when something is to be. */
export interface Place {
  startsAt: Date
  endsAt: Date
  rooms: string[]
}

/** A session or an exam, as the board needs to know it. */
export interface Planned extends Place {
  exam: LobbyEntry['exam']
  courseCode: string
  courseTitle: string
  cancelled: boolean
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  /** Rooms it was to be in; null where only its time was changed, or nobody noted them. */
  plannedRooms: string[] | null
}

/** A day on the institution's calendar: how long it is, its clock decides. */
export interface Day {
  start: Date
  end: Date
}

const touches = ({ startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>, { start, end }: Day) =>
  startsAt < end && endsAt > start

const placeView = ({ startsAt, endsAt, rooms }: Place) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  rooms,
})

function plannedPlace({ plannedStartsAt, plannedEndsAt, plannedRooms, rooms }: Planned): Place | null {
  if (!plannedStartsAt || !plannedEndsAt) return null
  return { startsAt: plannedStartsAt, endsAt: plannedEndsAt, rooms: plannedRooms ?? rooms }
}

const stateOf = ({ cancelled }: Planned, planned: Place | null): LobbyState =>
  cancelled ? 'cancelled' : planned ? 'moved' : 'scheduled'

/** The lines of a day in order of time; what was moved to another day stands where people will look for it. */
export function boardOf(rows: readonly Planned[], day: Day): LobbyEntry[] {
  return rows
    .flatMap((row) => {
      const planned = plannedPlace(row)
      const isHere = touches(row, day)
      const shownAt = isHere ? row : planned && touches(planned, day) ? planned : null
      if (!shownAt) return []
      const state = stateOf(row, planned)
      // A session that is not held anyway went nowhere: only its last place is of use.
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
