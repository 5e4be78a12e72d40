import { disputes } from '@campanile/contract/attendance/disputes.ts'
import { inTransaction } from '#db/database.ts'
import { findSession } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { toStoredSource } from '../attendance.rules.ts'
import { disputeFacts, mySessionRow, mySessionView } from '../mine/my-sessions.service.ts'
import { attendanceNotices } from '../notices.messages.ts'
import * as repo from './disputes.repo.ts'
import { disputeRefusal } from './disputes.rules.ts'
import { alreadyOpen, announceDispute } from './disputes.service.ts'

export const openDispute = handle(disputes.openDispute, async (ctx, { sessionId, words }) => {
  const studentId = ctx.actor.id
  const now = ctx.clock.now()
  const { settings } = await currentInstitution(ctx)
  const mine = await mySessionRow(ctx.db, studentId, sessionId)
  const refusal = disputeRefusal(disputeFacts(mine), now, settings.attendance.disputeDays)
  if (refusal) throw new AppError(refusal)
  return inTransaction(ctx, async (tx) => {
    const id = await repo.insertDispute(tx.db, {
      sessionId,
      studentId,
      openedAt: now,
      words,
      disputedStatus: mine.markStatus,
      disputedSource: mine.markSource && toStoredSource(mine.markSource),
    })
    await recordAudit(ctx, tx, {
      entity: 'dispute',
      entityId: id,
      about: studentId,
      after: { sessionId, disputed: mine.markStatus, words },
    })
    const session = requireFound(await findSession(tx.db, sessionId))
    const by = { name: await readFullName(tx.db, studentId), course: session.courseTitle }
    await notify(tx, now, session.lecturerIds, (locale) => ({
      kind: 'requests',
      type: 'warning',
      title: attendanceNotices(locale).attendanceDisputed(),
      message: words
        ? attendanceNotices(locale).disputedByBecause({ ...by, words })
        : attendanceNotices(locale).disputedBy(by),
      priority: 'medium',
      navigationPath: '/app/attendance',
    }))
    announceDispute(tx, session, studentId)
    return mySessionView(ctx, tx.db, sessionId)
  }).catch(alreadyOpen)
})

export const withdrawDispute = handleInTransaction(
  disputes.withdrawDispute,
  async (ctx, { disputeId }, tx) => {
    const own = requireFound(await repo.findOwn(tx.db, disputeId, ctx.actor.id))
    const decision = { decidedAt: ctx.clock.now(), decidedBy: ctx.actor.id, answer: null }
    if (!(await repo.decide(tx.db, disputeId, own.version, { state: 'withdrawn', ...decision })))
      throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'dispute',
      entityId: disputeId,
      about: ctx.actor.id,
      before: { state: 'open' },
      after: { state: 'withdrawn' },
    })
    announceDispute(tx, requireFound(await findSession(tx.db, own.sessionId)), ctx.actor.id)
    return mySessionView(ctx, tx.db, own.sessionId)
  },
)
