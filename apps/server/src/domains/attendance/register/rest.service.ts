import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { announceRegister } from './announce.ts'
import { notifyOfChanges } from './record-notices.service.ts'
import { requireRecordable } from './recordable.service.ts'
import { registerView } from './register.service.ts'
import * as repo from './rest.repo.ts'

export const recordRest = handle(attendance.recordRest, async (ctx, { sessionId, status }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    await requireRecordable(ctx, tx.db, session)
    const at = ctx.clock.now()
    const studentIds = await repo.insertRest(tx.db, session, { status, at, by: ctx.actor.id })
    if (studentIds.length > 0) {
      await recordAudit(ctx, tx, {
        entity: 'register',
        entityId: session.id,
        after: { status, students: studentIds },
      })
      const changes = studentIds.map((studentId) => ({ studentId, before: null, after: status }))
      await notifyOfChanges(ctx, tx, session, changes, { reason: null })
      announceRegister(tx, session, studentIds)
    }
    return { register: await registerView(ctx, tx.db, session), studentIds }
  })
})

export const undoRest = handle(attendance.undoRest, async (ctx, { sessionId, status, studentIds }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    const change = { status, studentIds, at: ctx.clock.now(), by: ctx.actor.id }
    const undone = await repo.deleteRest(tx.db, session.id, change)
    if (undone.length === 0) throw new AppError('nothing-to-undo')
    await recordAudit(ctx, tx, {
      entity: 'register',
      entityId: session.id,
      before: { status, students: undone },
      after: null,
    })
    const changes = undone.map((studentId) => ({ studentId, before: status, after: null }))
    await notifyOfChanges(ctx, tx, session, changes, { reason: null })
    announceRegister(tx, session, undone)
    return { register: await registerView(ctx, tx.db, session), studentIds: undone }
  })
})
