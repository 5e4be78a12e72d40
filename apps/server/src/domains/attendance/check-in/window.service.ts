import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { checkInTimes } from '@campanile/contract/attendance/check-in-times.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { findSession, type SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { markSessionHeld } from '#domains/timetable/session-status.service.ts'
import { mayOpenCheckIn } from '#domains/timetable/timetable.rules.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { m } from '../messages.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { keepEarlierWindow } from '../offline/offline-claims.repo.ts'
import { notifyOfChanges } from '../records/record-notices.service.ts'
import { deleteClosingAbsences, insertMissingRecords } from '../records/records.repo.ts'
import { publishChanges } from '../records/records.service.ts'
import { announceRegister } from '../register/announce.ts'
import * as repo from '../register/register.repo.ts'
import { registerView, windowView } from '../register/register.service.ts'
import { reviewLater } from '../review/findings.service.ts'

const closingJob = (sessionId: string) => `close-check-in:${sessionId}`

export const openCheckIn = handle(attendance.openCheckIn, async (ctx, input) => {
  const session = await requireSessionAccess(ctx, ctx.db, input.sessionId)
  const now = ctx.clock.now()
  const { settings } = await currentInstitution(ctx)
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  if (now >= session.endsAt) throw new AppError('check-in-closed')
  if (!mayOpenCheckIn(session, now, settings.attendance.openBeforeMinutes))
    throw new AppError('session-not-started')
  return inTransaction(ctx, async (tx) => {
    const row = {
      sessionId: session.id,
      openedBy: ctx.actor.id,
      openedAt: now,
      ...checkInTimes(session.startsAt, now, input),
    }
    await keepEarlierWindow(tx.db, session.id)
    const window = await repo.openWindow(tx.db, row, now)
    if (!window) throw new AppError('check-in-open')
    const noLongerAbsent = await deleteClosingAbsences(tx.db, session.id)
    await markSessionHeld(tx, session.id)
    await ctx.jobs.add(
      tx.db,
      'closeCheckIn',
      { sessionId: session.id },
      { runAt: window.closesAt, key: closingJob(session.id) },
    )
    await recordAudit(ctx, tx, {
      entity: 'check-in-window',
      entityId: session.id,
      after: {
        ...windowView(window),
        ...(noLongerAbsent.length > 0 && { absencesRemoved: noLongerAbsent.length }),
      },
    })
    // Closing check-in notified them of the absence.
    const removed = noLongerAbsent.map((studentId) => ({ studentId, before: 'absent' as const, after: null }))
    await notifyOfChanges(ctx, tx, session, removed, { reason: null })
    await notifyStudents(tx, session, now)
    return registerView(ctx, tx.db, session)
  })
})

async function notifyStudents(tx: Transaction, session: SessionHead, now: Date): Promise<void> {
  const rows = await repo.listRoster(tx.db, session)
  const waiting = rows.filter((row) => row.status === null).map((row) => row.studentId)
  const { courseTitle: course, room } = session
  await notify(tx, now, waiting, (locale) => ({
    kind: 'attendance',
    type: 'info',
    title: attendanceNotices(locale).checkInIsOpen(),
    message: room ? attendanceNotices(locale).courseInRoom({ course, room }) : course,
    priority: 'high',
    navigationPath: '/app/attendance',
  }))
  announceRegister(
    tx,
    session,
    rows.map((row) => row.studentId),
  )
}

export const updateCheckIn = handle(attendance.updateCheckIn, async (ctx, input) => {
  const session = await requireSessionAccess(ctx, ctx.db, input.sessionId)
  const now = ctx.clock.now()
  const times = { lateAfter: new Date(input.lateAfter), closesAt: new Date(input.closesAt) }
  if (times.closesAt <= now) {
    throw new AppError('invalid-input', {
      fields: { closesAt: m.closesInPast() },
    })
  }
  return inTransaction(ctx, async (tx) => {
    const before = await repo.findWindow(tx.db, session.id)
    if (!before) throw new AppError('check-in-not-open')
    const after = await repo.moveWindow(tx.db, session.id, now, times)
    if (!after) throw new AppError('check-in-closed')
    await ctx.jobs.add(
      tx.db,
      'closeCheckIn',
      { sessionId: session.id },
      { runAt: after.closesAt, key: closingJob(session.id) },
    )
    await recordAudit(ctx, tx, {
      entity: 'check-in-window',
      entityId: session.id,
      before: windowView(before),
      after: windowView(after),
    })
    const rows = await repo.listRoster(tx.db, session)
    announceRegister(
      tx,
      session,
      rows.map((row) => row.studentId),
    )
    return registerView(ctx, tx.db, session)
  })
})

export const closeCheckIn = handle(attendance.closeCheckIn, async (ctx, { sessionId }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    if (!(await repo.findWindow(tx.db, sessionId))) throw new AppError('check-in-not-open')
    if (!(await close(ctx, tx, session))) throw new AppError('check-in-closed')
    return registerView(ctx, tx.db, session)
  })
})

/** False when it was already closed. */
async function close(ctx: Context, tx: Transaction, session: SessionHead): Promise<boolean> {
  const now = ctx.clock.now()
  const window = await repo.closeWindow(tx.db, session.id, now)
  if (!window) return false
  const absent = await insertMissingRecords(tx.db, session, { status: 'absent', at: now, by: null })
  await recordAudit(ctx, tx, {
    entity: 'check-in-window',
    entityId: session.id,
    after: { ...windowView(window), absent: absent.length },
  })
  const closed = absent.map((studentId) => ({ studentId, before: null, after: 'absent' as const }))
  await publishChanges(ctx, tx, session, closed, { reason: null, byClosing: true })
  await reviewLater(ctx, tx, session.id)
  return true
}

/** Job: closes a window at its closing time. If the time was moved, a later job closes it. */
export async function closeCheckInOnTime(platform: Platform, sessionId: string): Promise<void> {
  const ctx = systemContext(platform, 'closeCheckIn')
  await inTransaction(ctx, async (tx) => {
    const [session, window] = [await findSession(tx.db, sessionId), await repo.findWindow(tx.db, sessionId)]
    if (session && window && window.closesAt <= ctx.clock.now()) await close(ctx, tx, session)
  })
}
