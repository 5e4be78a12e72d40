import { ApiError } from '@campanile/contract/client.ts'
import type { LeaveProposal } from '@campanile/contract/leave/leave-covers.ts'
import type { AffectedSession, SessionOutcome } from '@campanile/contract/leave/leave-management.ts'
import type { ComponentType } from 'react'
import { addDays, daysBetween, type PlainDate } from '#lib/plainDate.ts'
import { m } from './messages.ts'

/** Another time or room for a session. */
interface PlannedMove {
  day: string
  startsAt: string
  endsAt: string
  roomId: string | null
}

/** Plans where a session moves to. It belongs to the timetable and is passed in by the shell. */
export type MovePlan = ComponentType<{
  sessionId: string
  /** Name of the room it is in. */
  room: string | null
  initial: PlannedMove
  onPlan: (plan: PlannedMove) => void
}>

/** The admin's decision for one session; the default is keep. */
export type OutcomeChoice =
  | { act: 'keep' }
  | { act: 'cancel' }
  | { act: 'cover'; substituteId: string }
  | ({ act: 'move' } & PlannedMove)
export type OutcomeChoices = Readonly<Record<string, OutcomeChoice>>

type Session = Pick<AffectedSession, 'id' | 'version'>

/**
 * The lecturer's proposal if it is still possible: a colleague who declined or is no longer free is left out.
 */
export function proposedChoices(
  proposals: readonly Pick<LeaveProposal, 'act' | 'sessionId' | 'colleague' | 'answer'>[],
  sessions: readonly Pick<AffectedSession, 'id' | 'covers'>[],
): OutcomeChoices {
  const choices = proposals.flatMap(({ act, sessionId, colleague, answer }): [string, OutcomeChoice][] => {
    if (act === 'cancel') return [[sessionId, { act: 'cancel' }]]
    const covers = sessions.find(({ id }) => id === sessionId)?.covers ?? []
    if (!colleague || answer === 'declined' || !covers.some(({ id }) => id === colleague.id)) return []
    return [[sessionId, { act: 'cover', substituteId: colleague.id }]]
  })
  return Object.fromEntries(choices)
}

/** The decisions sent with the approval. Sessions that are kept are omitted. */
export const outcomesOf = (sessions: readonly Session[], choices: OutcomeChoices): SessionOutcome[] =>
  sessions.flatMap(({ id: sessionId, version }) => {
    const choice = choices[sessionId]
    return !choice || choice.act === 'keep' ? [] : [{ sessionId, version, ...choice }]
  })

/** The missing part of a decision, in a sentence. */
export function missingIn(choice: OutcomeChoice | undefined): string | undefined {
  if (choice?.act === 'cover' && choice.substituteId === '') return m.selectASubstitute()
  if (choice?.act !== 'move') return undefined
  const { day, startsAt, endsAt } = choice
  return day && startsAt && endsAt && startsAt < endsAt ? undefined : m.enterTheDate()
}

/** The server's errors for single sessions, which it identifies by their index in the request. */
export function sessionProblems(error: unknown, sent: readonly SessionOutcome[]): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const problems = Object.entries(error.fields).flatMap(([field, sentence]) => {
    const at = sent[Number(/^sessions\.(\d+)/.exec(field)?.[1])]
    return at ? [[at.sessionId, sentence] as const] : []
  })
  return Object.fromEntries(problems)
}

/** Whether an error is about the whole approval, and not only about single sessions. */
export function isAboutRequest(error: unknown): boolean {
  const fields = error instanceof ApiError ? Object.keys(error.fields) : []
  return fields.length === 0 || fields.some((field) => !field.startsWith('sessions.'))
}

/** The default start of a move: the same weekday and time, in the first week after the leave. */
export const dayAfterLeave = (day: PlainDate, leaveEnds: PlainDate): PlainDate =>
  addDays(day, 7 * (Math.floor(Math.max(0, daysBetween(day, leaveEnds)) / 7) + 1))
