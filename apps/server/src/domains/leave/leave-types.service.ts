import { leaveTypes, type ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/handle.ts'
import { handle } from '#http/handle.ts'
import { entitlementChanges } from './entitlement-changes.rules.ts'
import { listEntitlements } from './leave-balances.repo.ts'
import { leaveInstitution, ruleLedgers } from './leave-ledger.service.ts'
import { notifyOfEntitlements } from './leave-notifications.ts'
import * as repo from './leave-types.repo.ts'
import { m } from './messages.ts'

function typeView({ archivedAt, ...row }: repo.LeaveTypeRow): ManagedLeaveType {
  const archived = archivedAt !== null
  return {
    ...row,
    archived,
    can: {
      edit: !archived,
      archive: !archived,
      restore: archived,
      changeDayMinutes: !archived && row.requests === 0,
      changePaid: !archived && row.requests === 0,
    },
  }
}

/** The values recorded in the audit log. */
const facts = ({ id: _, requests: __, version: ___, archivedAt, ...values }: repo.LeaveTypeRow) => ({
  ...values,
  archived: archivedAt !== null,
})

async function typeOrNotFound(db: Database, leaveTypeId: string): Promise<repo.LeaveTypeRow> {
  return requireFound(await repo.findLeaveType(db, leaveTypeId))
}

const takenName = (error: unknown): never => {
  if (!isUniqueViolation(error, 'leave_types_name')) throw error
  throw new AppError('already-exists', { fields: { name: m.nameTaken() }, cause: error })
}

/** Roles whose pages show leave types. */
const readers = ['admin', 'lecturer', 'staff'] as const

/**
 * Changes a type and updates everyone's ledger in one transaction, and notifies the people whose entitlement changes.
 */
async function changing(
  ctx: SignedIn,
  tx: Transaction,
  before: repo.LeaveTypeRow | undefined,
  change: () => Promise<string>,
) {
  const institution = await leaveInstitution({ db: tx.db, clock: ctx.clock })
  const { year } = institution.current
  const rule = () => ruleLedgers(tx.db, institution, null, { from: year, to: year + 1 })
  // So that only this change makes a difference.
  if (before) await rule()
  const entitled = before ? await listEntitlements(tx.db, before.id, year) : []
  const leaveTypeId = await change()
  await rule()
  const after = await typeOrNotFound(tx.db, leaveTypeId)
  await notifyOfEntitlements(ctx, tx, {
    leaveType: after,
    year,
    changes: entitlementChanges(entitled, await listEntitlements(tx.db, leaveTypeId, year)),
  })
  await recordAudit(ctx, tx, {
    entity: 'leave-type',
    entityId: leaveTypeId,
    before: before && facts(before),
    after: facts(after),
  })
  tx.announce(...readers.map((role) => ({ event: { topic: 'leave' as const }, role })))
  return typeView(after)
}

export const listLeaveTypes = handle(leaveTypes.listLeaveTypes, async (ctx) => ({
  items: (await repo.listLeaveTypes(ctx.db)).map(typeView),
}))

export const createLeaveType = handle(leaveTypes.createLeaveType, (ctx, values) =>
  inTransaction(ctx, (tx) =>
    changing(ctx, tx, undefined, () => repo.insertLeaveType(tx.db, values, ctx.clock.now())),
  ).catch(takenName),
)

export const updateLeaveType = handle(
  leaveTypes.updateLeaveType,
  (ctx, { leaveTypeId, version, ...values }) =>
    inTransaction(ctx, async (tx) => {
      // Waits for requests that are being submitted, so that they are counted.
      await repo.lockLeaveType(tx.db, leaveTypeId, 'alone')
      const before = await typeOrNotFound(tx.db, leaveTypeId)
      if (values.dayMinutes !== before.dayMinutes && before.requests > 0) {
        const sentence = m.requestedWithRules()
        throw new AppError('blocked', { fields: { dayMinutes: sentence } })
      }
      if (values.paid !== before.paid && before.requests > 0) {
        const sentence = m.requestedOfType()
        throw new AppError('blocked', { fields: { paid: sentence } })
      }
      return changing(ctx, tx, before, async () => {
        const now = ctx.clock.now()
        if (!(await repo.updateLeaveType(tx.db, { id: leaveTypeId, version }, values, now)))
          throw new AppError('edit-conflict')
        return leaveTypeId
      })
    }).catch(takenName),
)

const setArchived =
  (archive: boolean): Handler<typeof leaveTypes.restoreLeaveType> =>
  (ctx, { leaveTypeId: id, version }) =>
    inTransaction(ctx, async (tx) => {
      const before = await typeOrNotFound(tx.db, id)
      return changing(ctx, tx, before, async () => {
        const now = ctx.clock.now()
        if (!(await repo.setLeaveTypeArchived(tx.db, { id, version }, archive ? now : null, now)))
          throw new AppError('edit-conflict')
        return id
      })
    }).catch(takenName)

export const archiveLeaveType = handle(leaveTypes.archiveLeaveType, setArchived(true))
export const restoreLeaveType = handle(leaveTypes.restoreLeaveType, setArchived(false))
