import type { LobbyBoard, LobbyEntry } from '@campanile/contract/lobby/lobby.ts'

/** Milliseconds that a wall's clock may differ from the server's: the answer names the minute, and is kept a while. */
const tolerated = 3 * 60_000

/** Milliseconds to add to the wall's clock: none unless it is plainly wrong. */
export function wallOffset({ asOf }: Pick<LobbyBoard, 'asOf'>, receivedAt: number): number {
  const offset = Date.parse(asOf) - receivedAt
  return Math.abs(offset) > tolerated ? offset : 0
}

export interface LobbyRow {
  key: string
  entry: LobbyEntry
  /** Its state in the day. */
  startsAt: string
  endsAt: string
  phase: 'now' | 'next' | 'later'
  /** It takes place on another day. */
  away: boolean
}

/** The rest of the day: current sessions, the next ones, and the others. Past sessions leave the board. */
export function lobbyRows(
  { items, day }: Pick<LobbyBoard, 'items' | 'day'>,
  now: Date,
  dayOf: (at: string) => string,
): LobbyRow[] {
  const left = items
    .map((entry) => {
      const { planned } = entry
      // A session moved to another day is listed where people look for it.
      const at = planned && dayOf(entry.startsAt) !== day ? planned : entry
      return { entry, startsAt: at.startsAt, endsAt: at.endsAt, away: at !== entry }
    })
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
  const ahead = left.map(({ startsAt }) => Date.parse(startsAt)).filter((at) => at > now.getTime())
  const soonest = Math.min(...ahead)
  return left.map((row, index) => {
    const at = Date.parse(row.startsAt)
    const phase = at <= now.getTime() ? 'now' : at === soonest ? 'next' : 'later'
    return { ...row, phase, key: `${index} ${row.entry.courseCode} ${row.startsAt}` }
  })
}

/** Rows in pages of so many, the last one shorter. */
export const inPages = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, page) =>
    rows.slice(page * size, (page + 1) * size),
  )

/** The pages of a wall display, few enough that everyone sees theirs within about a minute. */
const mostPages = 6

/**
 * The sessions that a wall display pages through on a long day: always the current and next ones, and the
 * others if there is space.
 */
export function ahead(rows: readonly LobbyRow[], size: number): LobbyRow[] {
  const close = rows.findLastIndex(({ phase }) => phase !== 'later') + 1
  return rows.slice(0, Math.max(close, mostPages * size))
}
