import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { insertChanges } from '../records/record-changes.repo.ts'
import { deleteUnchangedRecords, insertMissingRecords } from '../records/records.repo.ts'
import { publishChanges, requireRecordable } from '../records/records.service.ts'
import { registerView } from './register.service.ts'

export const recordRest = handle(attendance.recordRest, async (ctx, { sessionId, status }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    await requireRecordable(ctx, tx.db, session)
    const at = ctx.clock.now()
    const by = ctx.actor.id
    const studentIds = await insertMissingRecords(tx.db, session, { status, at, by })
    if (studentIds.length > 0) {
      const created = studentIds.map((studentId) => ({ studentId, before: null, after: status }))
      const history = created.map((it) => ({ sessionId, ...it }))
      await insertChanges(tx.db, { at, by, reason: null, changes: history })
      await recordAudit(ctx, tx, {
        entity: 'register',
        entityId: session.id,
        after: { status, students: studentIds },
      })
      await publishChanges(ctx, tx, session, created, { reason: null })
    }
    return { register: await registerView(ctx, tx.db, session), studentIds }
  })
})

export const undoRest = handle(attendance.undoRest, async (ctx, { sessionId, status, studentIds }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    const change = { status, studentIds, at: ctx.clock.now(), by: ctx.actor.id }
    const undone = await deleteUnchangedRecords(tx.db, session.id, change)
    if (undone.length === 0) throw new AppError('nothing-to-undo')
    await recordAudit(ctx, tx, {
      entity: 'register',
      entityId: session.id,
      before: { status, students: undone },
      after: null,
    })
    const changes = undone.map((studentId) => ({ studentId, before: status, after: null }))
    await publishChanges(ctx, tx, session, changes, { reason: null })
    return { register: await registerView(ctx, tx.db, session), studentIds: undone }
  })
})
