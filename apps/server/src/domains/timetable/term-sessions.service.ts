import type { Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { type Clock, daysAfter } from '#platform/clock.ts'
import type { ClashRow } from './bookings.repo.ts'
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
 * Updates the future sessions of all meetings of a term to match its days and holidays: creates all of them
 * after a copy; adds and removes some after a change. Past and recorded sessions stay.
 */
export async function replanTerm(
  { clock }: { clock: Clock },
  tx: Transaction,
  termId: string,
): Promise<{ added: number; dropped: number }> {
  await acquireLock(tx, 'booking')
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
  await book(tx, added, timeZone)
  return { added: added.length, dropped: dropped.length }
}

const maxClashes = 50
const formFields = { room: 'holidays', lecturer: 'holidays', batch: 'holidays' }

/** New dates may clash with bookings made meanwhile, or with each other where sessions had been cancelled. */
async function book({ db }: Transaction, added: readonly AddedSession[], timeZone: string) {
  const refuse = (clashes: readonly ClashRow[], cause?: unknown) => {
    throw new AppError('timetable-clash', { fields: clashFields(clashes, formFields, timeZone), cause })
  }
  const inTheWay = await repo.listClashesOf(db, added, maxClashes)
  if (inTheWay.length > 0) refuse(inTheWay)
  try {
    await db.transaction((inner) => insertSessions(inner, added))
  } catch (error) {
    if (!isExclusionViolation(error, 'session_bookings_clash')) throw error
    refuse(await repo.listClashesAmong(db, added, maxClashes), error)
  }
}
