import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { EntryRow, EntryRows } from './entry.repo.ts'
import { m } from './messages.ts'

// How all entries of the academic structure are created and changed.

export interface EntryKind<Row extends EntryRow> {
  /** Its name in the audit log. The id parameter is named after it: `departmentId`. */
  entity: string
  rows: Pick<EntryRows<Row, never>, 'find' | 'hold'>
  /** The values recorded in the audit log. */
  facts(row: Row): object
  /** The index that keeps its name or code unique, and the error at its field. */
  taken?: { constraint: string; field: string; sentence: string }
}

/** Adds instants as text, and what an admin may do. */
export const entryView = <Row extends EntryRow>({ createdAt, updatedAt, archivedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  archivedAt: archivedAt?.toISOString() ?? null,
  can: { edit: !archivedAt, archive: !archivedAt, restore: archivedAt !== null },
})

/** A page of a list as clients receive it. */
export const pageView = <Row, View>(
  { rows, total }: { rows: Row[]; total: number },
  { page, pageSize }: { page: number; pageSize: number },
  view: (row: Row) => View,
) => ({ items: rows.map(view), total, page, pageSize })

/** Refreshes open pages of admins, and of these people. */
export const announceStructure = (tx: Transaction, people: readonly string[] = []) =>
  tx.announce({ event: { topic: 'structure' }, role: 'admin', people })

/** @throws AppError not-found */
export async function entryOrNotFound<Row extends EntryRow>(
  db: Database,
  rows: Pick<EntryRows<Row, never>, 'find'>,
  id: string,
): Promise<Row> {
  return requireFound(await rows.find(db, id))
}

/** Rejects a value because of another row, with one sentence next to its field. */
export const wrongField = (field: string, sentence: string) =>
  new AppError('invalid-input', { fields: { [field]: sentence } })

/** Requires that a selected entry exists and is not archived; it stays so until the transaction ends. */
export async function requireCurrent(
  tx: Transaction,
  { entity, rows }: { entity: string; rows: Pick<EntryRows<EntryRow, never>, 'holdCurrent'> },
  id: string,
): Promise<void> {
  if (!(await rows.holdCurrent(tx.db, [id]))) {
    throw wrongField(`${entity}Id`, m.selectCurrent({ entity }))
  }
}

/** Turns a unique index violation into an error next to its field. */
export const refuseTaken =
  ({ taken }: Pick<EntryKind<never>, 'taken'>) =>
  (error: unknown): never => {
    if (taken && isUniqueViolation(error, taken.constraint)) {
      throw new AppError('already-exists', { fields: { [taken.field]: taken.sentence }, cause: error })
    }
    throw error
  }

/** `insert` checks that the rows it needs exist, and returns the new row's id. */
export const createEntry = <Row extends EntryRow>(
  ctx: SignedIn,
  kind: EntryKind<Row>,
  insert: (tx: Transaction, history: { createdAt: Date; updatedAt: Date }) => Promise<string>,
) =>
  inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const id = await insert(tx, { createdAt: now, updatedAt: now })
    const row = await entryOrNotFound(tx.db, kind.rows, id)
    await recordAudit(ctx, tx, { entity: kind.entity, entityId: id, after: kind.facts(row) })
    announceStructure(tx)
    return entryView(row)
  }).catch(refuseTaken(kind))

/** `change` updates the row if it is still at the given version, and returns whether it was. */
export const updateEntry = <Row extends EntryRow>(
  ctx: SignedIn,
  kind: EntryKind<Row>,
  id: string,
  change: (tx: Transaction, updatedAt: Date) => Promise<boolean>,
  reason?: string,
) =>
  inTransaction(ctx, async (tx) => {
    await kind.rows.hold(tx.db, id)
    const before = await entryOrNotFound(tx.db, kind.rows, id)
    if (!(await change(tx, ctx.clock.now()))) throw new AppError('edit-conflict')
    const after = await entryOrNotFound(tx.db, kind.rows, id)
    await recordAudit(ctx, tx, {
      entity: kind.entity,
      entityId: id,
      before: kind.facts(before),
      after: { ...kind.facts(after), reason },
    })
    announceStructure(tx)
    return entryView(after)
  }).catch(refuseTaken(kind))
