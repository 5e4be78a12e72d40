import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { EntryRow, EntryRows } from './entry.repo.ts'

// How all entries of the academic structure are created, changed, archived and restored. What is special to
// one kind is in its own service.

interface Taken {
  constraint: string
  field: string
  sentence: string
}

export interface EntryKind<Row extends EntryRow, View> {
  /** Its name in the audit log. The id parameter is named after it: `departmentId`. */
  entity: string
  rows: EntryRows<Row>
  view(row: Row): View
  /** The values recorded in the audit log. */
  facts(row: Row): object
  taken?: Taken
  /** The reason why it cannot be archived now, as one sentence. */
  whyKept?(ctx: SignedIn, db: Database, row: Row): Promise<string | undefined>
  /** The reason why it cannot be restored now, as one sentence. */
  whyAway?(db: Database, row: Row): Promise<string | undefined>
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
export async function entryOrNotFound<Row extends EntryRow, View>(
  db: Database,
  kind: EntryKind<Row, View>,
  id: string,
): Promise<Row> {
  const row = await kind.rows.find(db, id)
  if (!row) throw new AppError('not-found')
  return row
}

/** Rejects a value because of another row, with one sentence next to its field. */
export const wrongField = (field: string, sentence: string) =>
  new AppError('invalid-input', { fields: { [field]: sentence } })

/** Turns a unique index violation into an error next to its field. */
const takenBy =
  ({ taken }: { taken?: Taken | undefined }) =>
  (error: unknown): never => {
    if (taken && isUniqueViolation(error, taken.constraint)) {
      throw new AppError('already-exists', { fields: { [taken.field]: taken.sentence }, cause: error })
    }
    throw error
  }

/** `insert` checks that the rows it needs exist, and returns the new row's id. */
export const createEntry = <Row extends EntryRow, View>(
  ctx: SignedIn,
  kind: EntryKind<Row, View>,
  insert: (tx: Transaction, history: { createdAt: Date; updatedAt: Date }) => Promise<string>,
): Promise<View> =>
  inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const id = await insert(tx, { createdAt: now, updatedAt: now })
    const row = await entryOrNotFound(tx.db, kind, id)
    await recordAudit(ctx, tx, { entity: kind.entity, entityId: id, after: kind.facts(row) })
    announceStructure(tx)
    return kind.view(row)
  }).catch(takenBy(kind))

/** `change` updates the row if it is still at the given version, and returns whether it was. */
export const updateEntry = <Row extends EntryRow, View>(
  ctx: SignedIn,
  kind: EntryKind<Row, View>,
  id: string,
  change: (tx: Transaction, updatedAt: Date) => Promise<boolean>,
): Promise<View> =>
  inTransaction(ctx, async (tx) => {
    await kind.rows.hold(tx.db, id)
    const before = await entryOrNotFound(tx.db, kind, id)
    if (!(await change(tx, ctx.clock.now()))) throw new AppError('edit-conflict')
    const after = await entryOrNotFound(tx.db, kind, id)
    await recordAudit(ctx, tx, {
      entity: kind.entity,
      entityId: id,
      before: kind.facts(before),
      after: kind.facts(after),
    })
    announceStructure(tx)
    return kind.view(after)
  }).catch(takenBy(kind))

const blocked = (kind: { entity: string }, sentence: string) =>
  new AppError('blocked', { fields: { [`${kind.entity}Id`]: sentence } })

/**
 * `alongside` makes related changes in the same transaction. An entry that is already archived is not
 * changed.
 */
export const archiveEntry = <Row extends EntryRow, View>(
  ctx: SignedIn,
  kind: EntryKind<Row, View>,
  id: string,
  alongside?: (tx: Transaction, row: Row, now: Date) => Promise<unknown>,
): Promise<View> =>
  inTransaction(ctx, async (tx) => {
    await kind.rows.hold(tx.db, id)
    const before = await entryOrNotFound(tx.db, kind, id)
    if (before.archivedAt) return kind.view(before)
    const reason = await kind.whyKept?.(ctx, tx.db, before)
    if (reason) throw blocked(kind, reason)
    const now = ctx.clock.now()
    await kind.rows.setArchived(tx.db, id, now, now)
    await alongside?.(tx, before, now)
    return afterArchiving(ctx, tx, kind, before)
  })

/** The counterpart of `archiveEntry`. */
export const restoreEntry = <Row extends EntryRow, View>(
  ctx: SignedIn,
  kind: EntryKind<Row, View>,
  id: string,
  alongside?: (tx: Transaction, row: Row, now: Date) => Promise<unknown>,
): Promise<View> =>
  inTransaction(ctx, async (tx) => {
    await kind.rows.hold(tx.db, id)
    const before = await entryOrNotFound(tx.db, kind, id)
    if (!before.archivedAt) return kind.view(before)
    const reason = await kind.whyAway?.(tx.db, before)
    if (reason) throw blocked(kind, reason)
    const now = ctx.clock.now()
    await kind.rows.setArchived(tx.db, id, null, now)
    await alongside?.(tx, before, now)
    return afterArchiving(ctx, tx, kind, before)
  })

async function afterArchiving<Row extends EntryRow, View>(
  ctx: SignedIn,
  tx: Transaction,
  kind: EntryKind<Row, View>,
  before: Row,
): Promise<View> {
  const after = await entryOrNotFound(tx.db, kind, before.id)
  await recordAudit(ctx, tx, {
    entity: kind.entity,
    entityId: before.id,
    before: { ...kind.facts(before), archived: before.archivedAt !== null },
    after: { ...kind.facts(after), archived: after.archivedAt !== null },
  })
  announceStructure(tx)
  return kind.view(after)
}
