import type { Transaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { daysAfter } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import { clashFields } from '../clash-words.ts'
import { planMeetingChange } from '../meeting-change.rules.ts'
import { timetableNotices } from '../notices.messages.ts'
import {
  type AddedSession,
  dropSessions,
  insertSessions,
  listPlannedOfTerm,
  type ReplannedTime,
  releaseSessions,
  replanSessions,
} from '../planned-sessions.repo.ts'
import { findTermDays, listClashesByIndex } from '../term-sessions.repo.ts'
import { expandMeeting } from '../weekly.rules.ts'
import type { MeetingDifference } from './match-meetings.rules.ts'
import * as repo from './meeting-changes.repo.ts'
import type { AppliedChange } from './timetable-drafts.tables.ts'

const runningWeekDays = 7
const maxClashes = 50
const fields = { room: 'draft', lecturer: 'draft', batch: 'draft' }

/**
 * Changes, ends and adds weekly meetings of a term together, with their future sessions, so that meetings can
 * swap rooms and times. The transaction must hold the booking lock.
 * @param endedAt when the meetings ended that take place again
 * @throws AppError timetable-clash when a session would clash with an exam or with a session that stays
 */
export async function changeMeetings(
  ctx: SignedIn,
  tx: Transaction,
  termId: string,
  differences: readonly MeetingDifference[],
  endedAt?: Date,
): Promise<AppliedChange[]> {
  const now = ctx.clock.now()
  const { term, holidays } = requireFound(await findTermDays(tx.db, termId))
  const { timeZone, locale } = await currentInstitution(tx)
  const known = differences.filter((it) => it.meetingId !== null)
  const placed = known.flatMap(({ meetingId, after }) => (after ? [{ id: meetingId!, ...after }] : []))
  const ended = known.flatMap(({ meetingId, after }) => (after ? [] : [meetingId!]))
  const fresh = differences.flatMap(({ classId, meetingId, after }) =>
    meetingId === null && after ? [{ classId, ...after }] : [],
  )
  const freshIds = await repo.insertMeetings(tx.db, fresh, now)
  const versions = new Map(
    [
      ...(await repo.placeMeetings(tx.db, placed, now)),
      ...(await repo.endMeetings(tx.db, ended, now)),
      ...freshIds.map((id) => ({ id, version: 0 })),
    ].map(({ id, version }) => [id, version]),
  )
  const unnamed = [...freshIds]
  const applied = differences.map(({ classId, meetingId, before, after }): AppliedChange => {
    const id = meetingId ?? unnamed.shift()!
    return { classId, meetingId: id, version: versions.get(id)!, before, after }
  })

  const planned = await listPlannedOfTerm(tx.db, termId, { from: daysAfter(now, -runningWeekDays), now })
  const sessionsByMeeting = groupRows(planned, ({ meetingId }) => meetingId)
  const moved: ReplannedTime[] = []
  const added: AddedSession[] = []
  const dropped: string[] = []
  for (const { classId, meetingId, after } of applied) {
    const slots = after ? expandMeeting(after, term, holidays, timeZone) : []
    const change = planMeetingChange(sessionsByMeeting.get(meetingId) ?? [], slots, now, timeZone)
    const roomId = after?.roomId ?? null
    moved.push(...change.change.map((it) => ({ ...it, roomId })))
    added.push(...change.add.map((slot) => ({ meeting: { id: meetingId, classId, roomId }, slot })))
    dropped.push(...change.drop)
  }
  await dropSessions(tx.db, dropped, now, timetableNotices(locale).timetableWasChanged())
  const released = await releaseSessions(
    tx.db,
    moved.map(({ id }) => id),
  )
  await refuseClashes(ctx, tx, [...added, ...asAdded(moved, released, applied, planned)])
  try {
    await tx.db.transaction(async (inner) => {
      await replanSessions(inner, moved, released)
      await insertSessions(inner, added)
      if (endedAt)
        await repo.restoreDropped(
          inner,
          known.filter(({ before }) => !before).map(({ meetingId }) => meetingId!),
          endedAt,
        )
    })
  } catch (error) {
    if (!isExclusionViolation(error, 'session_bookings_clash')) throw error
    throw new AppError('timetable-clash', { cause: error })
  }
  await recordAudits(
    ctx,
    tx,
    applied.map(({ classId, meetingId, before, after }) => ({
      entity: 'meeting',
      entityId: meetingId,
      ...(before && { before }),
      ...(after && { after: { classId, ...after } }),
    })),
  )
  return applied
}

/** Released sessions at their new times, as if they were new ones. */
function asAdded(
  moved: readonly ReplannedTime[],
  released: readonly string[],
  applied: readonly AppliedChange[],
  planned: readonly { id: string; meetingId: string }[],
): AddedSession[] {
  const classByMeeting = new Map(applied.map(({ meetingId, classId }) => [meetingId, classId]))
  const meetingBySession = new Map(planned.map(({ id, meetingId }) => [id, meetingId]))
  const isReleased = new Set(released)
  return moved
    .filter(({ id }) => isReleased.has(id))
    .map(({ id, slot, roomId }) => {
      const meetingId = meetingBySession.get(id)!
      return { meeting: { id: meetingId, classId: classByMeeting.get(meetingId)!, roomId }, slot }
    })
}

async function refuseClashes(ctx: SignedIn, { db }: Transaction, wanted: readonly AddedSession[]) {
  if (wanted.length === 0) return
  const clashes = await listClashesByIndex(db, wanted, maxClashes)
  if (clashes.length === 0) return
  const { timeZone } = await currentInstitution(ctx)
  throw new AppError('timetable-clash', {
    fields: clashFields(clashes, fields, { timeZone, locale: ctx.locale }),
  })
}
