import { z } from 'zod/mini'
import { examTypes } from '../exams/exam-words.ts'
import { op } from '../operation.ts'
import { day, instant, nothing } from '../values.ts'

export const lobbyStates = ['scheduled', 'moved', 'cancelled'] as const
export type LobbyState = (typeof lobbyStates)[number]

/** The time and rooms of an event. */
const place = {
  startsAt: instant,
  endsAt: instant,
  /** Names; empty: not decided. */
  rooms: z.array(z.string()),
}

/**
 * One line of the board. It contains no people and nothing that identifies them, so no reasons for changes
 * either.
 */
export const lobbyEntry = z.object({
  /** Null: a session of a class. */
  exam: z.nullable(z.enum(examTypes)),
  courseCode: z.string(),
  courseTitle: z.string(),
  state: z.enum(lobbyStates),
  ...place,
  /** The original time and rooms of a moved event. */
  planned: z.nullable(z.object(place)),
})
export type LobbyEntry = z.infer<typeof lobbyEntry>

export const lobbyBoard = z.object({
  institution: z.string(),
  timeZone: z.string(),
  /** When the server read the board; lets a wall display detect that its clock is wrong. */
  asOf: instant,
  /** Today on the institution's calendar. */
  day,
  /** The names of the holidays that include today. */
  holidays: z.array(z.string()),
  /** By time; events that were moved away from today are listed at their original time. */
  items: z.array(lobbyEntry),
  /** There are more entries than the board shows. */
  more: z.boolean(),
})
export type LobbyBoard = z.infer<typeof lobbyBoard>

/** Seconds for which everyone gets the same cached answer. */
export const lobbySharedSeconds = 10

export const lobby = {
  readLobbyBoard: op({
    method: 'GET',
    path: '/lobby',
    roles: 'public',
    access: 'anyone',
    sharedFor: lobbySharedSeconds,
    summary:
      'Get today’s sessions and exams with times and rooms for the lobby display, without personal data',
    input: nothing,
    output: lobbyBoard,
    errors: ['lobby-closed'],
  }),
}
