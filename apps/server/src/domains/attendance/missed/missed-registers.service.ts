import { missedRegisters } from '@campanile/contract/attendance/missed-registers.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { institutionDay } from '#domains/settings/settings.service.ts'
import { markSessionHeld } from '#domains/timetable/session-status.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { putRecords } from '../records/records.repo.ts'
import { publishChanges } from '../records/records.service.ts'
import { lateMarks } from '../register/late-marks.rules.ts'
import * as repo from '../register/register.repo.ts'
import { registerView } from '../register/register.service.ts'
import { reviewLater } from '../review/findings.service.ts'
import * as missed from './missed-registers.repo.ts'

export const listMissedRegisters = handle(missedRegisters.listMissedRegisters, async (ctx, query) => {
  const today = await institutionDay(ctx)
  const { rows, total } = await missed.listMissed(ctx.db, ctx.actor, query, ctx.clock.now(), today)
  const items = rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const takeRegisterLater = handle(missedRegisters.takeRegisterLater, async (ctx, input) => {
  const session = await requireSessionAccess(ctx, ctx.db, input.sessionId)
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  if (ctx.clock.now() < session.endsAt) throw new AppError('session-not-over')
  return inTransaction(ctx, async (tx) => {
    await markLate(ctx, tx, session, input)
    return registerView(ctx, tx.db, { ...session, status: 'held' })
  })
})

type Late = Pick<Parameters<typeof takeRegisterLater>[1], 'reason' | 'rest' | 'except'>

async function markLate(ctx: SignedIn, tx: Transaction, session: SessionHead, late: Late) {
  const now = ctx.clock.now()
  const { reason, rest, except } = late
  const taken = { sessionId: session.id, takenAt: now, takenBy: ctx.actor.id, reason }
  const opened = await repo.findWindow(tx.db, session.id)
  if (opened || !(await missed.insertLateRegister(tx.db, taken))) throw new AppError('register-taken')
  const roster = await repo.listRoster(tx.db, session)
  const marks = requireFound(lateMarks(roster, rest, except))
  const given = marks.map((it) => ({ sessionId: session.id, ...it }))
  await putRecords(tx.db, { records: given, source: 'manual', at: now, by: ctx.actor.id, reason })
  await markSessionHeld(tx, session.id)
  await recordAudit(ctx, tx, {
    entity: 'late-register',
    entityId: session.id,
    after: { reason, marks: Object.fromEntries(marks.map((it) => [it.studentId, it.status])) },
  })
  const earlier = new Map(roster.map((it) => [it.studentId, it.status]))
  const changes = marks.map(({ studentId, status }) => ({
    studentId,
    before: earlier.get(studentId) ?? null,
    after: status,
  }))
  await publishChanges(ctx, tx, session, changes, { reason })
  await reviewLater(ctx, tx, session.id)
}
