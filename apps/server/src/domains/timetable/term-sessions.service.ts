import type { Transaction } from '#db/database.ts'
import { waitForTurn } from '#db/turns.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { type Clock, daysAfter } from '#platform/clock.ts'
import { clashFields } from './clash-words.ts'
import { planMeetingChange } from './meeting-change.rules.ts'
import {
  type AddedSession,
  dropSessions,
  insertSessions,
  listPlannedOfTerm,
} from './planned-sessions.repo.ts'
import * as repo from './term-sessions.repo.ts'
import { expandMeeting } from './weekly.rules.ts'

const runningWeekDays = 7

/**
 * Brings the sessions to come of all a term’s meetings in line with its days and holidays: after a copy there are
 * none yet, after a change some fall away and some are new. What is past or was recorded stays.
 */
export async function replanTerm(
  { clock }: { clock: Clock },
  tx: Transaction,
  termId: string,
): Promise<{ added: number; dropped: number }> {
  await waitForTurn(tx, 'booking')
  const days = await repo.findTermDays(tx.db, termId)
  if (!days) return { added: 0, dropped: 0 }
  const now = clock.now()
  const { timeZone } = await currentInstitution(tx)
  const meetings = await repo.listTermMeetings(tx.db, termId)
  const known = await listPlannedOfTerm(tx.db, termId, { from: daysAfter(now, -runningWeekDays), now })
  const sessionsOf = new Map<string, typeof known>()
  for (const session of known) {
    const those = sessionsOf.get(session.meetingId)
    if (those) those.push(session)
    else sessionsOf.set(session.meetingId, [session])
  }
  const added: AddedSession[] = []
  const dropped: string[] = []
  for (const meeting of meetings) {
    const slots = expandMeeting(meeting, days.term, days.holidays, timeZone)
    const { drop, add } = planMeetingChange(sessionsOf.get(meeting.id) ?? [], slots, now, timeZone)
    dropped.push(...drop)
    added.push(...add.map((slot) => ({ meeting, slot })))
  }
  await dropSessions(tx.db, dropped, now)
  await requireFree(tx, added, timeZone)
  await insertSessions(tx.db, added)
  return { added: added.length, dropped: dropped.length }
}

const toldClashes = 50
const formFields = { room: 'holidays', lecturer: 'holidays', batch: 'holidays' }

/** New dates may fall on what others have booked meanwhile. */
async function requireFree(tx: Transaction, added: readonly AddedSession[], timeZone: string) {
  const clashes = await repo.listClashesOf(tx.db, added, toldClashes)
  if (clashes.length > 0)
    throw new AppError('timetable-clash', { fields: clashFields(clashes, formFields, timeZone) })
}
