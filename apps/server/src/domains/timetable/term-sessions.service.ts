import type { Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { type Clock, daysAfter } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import type { ClashRow } from './bookings.repo.ts'
import { clashFields } from './clash-words.ts'
import { planMeetingChange } from './meeting-change.rules.ts'
import {
  type AddedSession,
  dropSessions,
  insertSessions,
  listPlannedOfTerm,
  listUncancelled,
} from './planned-sessions.repo.ts'
import { findHoliday, removalReason } from './replan.rules.ts'
import * as repo from './term-sessions.repo.ts'
import { type Days, expandMeeting, type Slot, wallTime } from './weekly.rules.ts'

const runningWeekDays = 7

/** A session that a term has gained or lost. */
export interface ReplannedSession extends Slot {
  classId: string
  substituteId: string | null
  /** The holiday it was removed for, if not for the dates of the term; null for an added one. */
  removedFor: { holiday: string | undefined } | null
}

export interface Replan {
  term: Days & { name: string }
  sessions: ReplannedSession[]
}

/**
 * Updates the future sessions of all meetings of a term to match its days and holidays: creates all of them
 * after a copy; adds and removes some after a change. Past and recorded sessions stay.
 * @param classIds only the sessions of these classes
 * @returns the sessions added and removed, without those that were cancelled before; undefined: no such term
 */
export async function replanTerm(
  { clock }: { clock: Clock },
  tx: Transaction,
  termId: string,
  classIds?: readonly string[],
): Promise<Replan | undefined> {
  await acquireLock(tx, 'booking')
  const days = await repo.findTermDays(tx.db, termId)
  if (!days) return
  const { term, holidays } = days
  const now = clock.now()
  const { timeZone, locale } = await currentInstitution(tx)
  const meetings = await repo.listTermMeetings(tx.db, termId, classIds)
  const known = await listPlannedOfTerm(tx.db, termId, { from: daysAfter(now, -runningWeekDays), now })
  const sessionsByMeeting = groupRows(known, ({ meetingId }) => meetingId)
  const added: AddedSession[] = []
  const dropped = new Set<string>()
  for (const meeting of meetings) {
    const slots = expandMeeting(meeting, term, holidays, timeZone)
    const { drop, add } = planMeetingChange(sessionsByMeeting.get(meeting.id) ?? [], slots, now, timeZone)
    for (const id of drop) dropped.add(id)
    added.push(...add.map((slot) => ({ meeting, slot })))
  }
  const byHoliday = groupRows(
    known.filter(({ id }) => dropped.has(id)),
    ({ startsAt }) => findHoliday(wallTime(startsAt, timeZone).day, holidays),
  )
  const sessions: ReplannedSession[] = added.map(({ meeting, slot }) => ({
    ...slot,
    classId: meeting.classId,
    substituteId: null,
    removedFor: null,
  }))
  for (const [holiday, those] of byHoliday) {
    const ids = those.map(({ id }) => id)
    const removed = await listUncancelled(tx.db, ids)
    sessions.push(...removed.map((session) => ({ ...session, removedFor: { holiday } })))
    await dropSessions(tx.db, ids, now, removalReason(holiday, locale))
  }
  await book(tx, added, timeZone, locale)
  return { term, sessions }
}

const maxClashes = 50
const formFields = { room: 'holidays', lecturer: 'holidays', batch: 'holidays' }

/** New dates may clash with bookings made meanwhile, or with each other where sessions had been cancelled. */
async function book({ db }: Transaction, added: readonly AddedSession[], timeZone: string, locale: string) {
  const refuse = (clashes: readonly ClashRow[], cause?: unknown) => {
    throw new AppError('timetable-clash', {
      fields: clashFields(clashes, formFields, { timeZone, locale }),
      cause,
    })
  }
  const inTheWay = await repo.listClashesByIndex(db, added, maxClashes)
  if (inTheWay.length > 0) refuse(inTheWay)
  try {
    await db.transaction((inner) => insertSessions(inner, added))
  } catch (error) {
    if (!isExclusionViolation(error, 'session_bookings_clash')) throw error
    refuse(await repo.listClashesByScan(db, added, maxClashes), error)
  }
}
