import { z } from 'zod/mini'
import { examTypes } from '../exams/exam-words.ts'
import { op } from '../operation.ts'
import { day, instant, nothing } from '../values.ts'

export const lobbyStates = ['scheduled', 'moved', 'cancelled'] as const
export type LobbyState = (typeof lobbyStates)[number]

/** Where and when something is to be. */
const place = {
  startsAt: instant,
  endsAt: instant,
  /** Names; none: not decided. */
  rooms: z.array(z.string()),
}

/** One line of the board. It names no person, and nothing that leads to one: not the reason of a change either. */
export const lobbyEntry = z.object({
  /** Null: a session of a class. */
  exam: z.nullable(z.enum(examTypes)),
  courseCode: z.string(),
  courseTitle: z.string(),
  state: z.enum(lobbyStates),
  ...place,
  /** Where and when it was to be, of what was moved. */
  planned: z.nullable(z.object(place)),
})
export type LobbyEntry = z.infer<typeof lobbyEntry>

export const lobbyBoard = z.object({
  institution: z.string(),
  timeZone: z.string(),
  /** The minute in which the server looked: a wall's clock that is far from it is wrong. */
  asOf: instant,
  /** Today on the institution's calendar. */
  day,
  /** The holidays that today lies in, by name. */
  holidays: z.array(z.string()),
  /** In order of time; what was moved away from today stands where it was to be. */
  items: z.array(lobbyEntry),
  /** More than the board shows. */
  more: z.boolean(),
})
export type LobbyBoard = z.infer<typeof lobbyBoard>

/** Seconds for which every reader gets the same answer. */
export const lobbySharedSeconds = 10

export const lobby = {
  readLobbyBoard: op({
    method: 'GET',
    path: '/lobby',
    roles: 'public',
    sharedFor: lobbySharedSeconds,
    summary: 'Today’s sessions and exams with room and time, for the wall of the lobby; no personal data',
    input: nothing,
    output: lobbyBoard,
    errors: ['lobby-closed'],
  }),
}
