import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { EntryRow, EntryRows, ListQuery } from './entry.repo.ts'
import {
  announceStructure,
  createEntry,
  type EntryKind,
  entryOrNotFound,
  entryView,
  pageView,
  requireCurrent,
  updateEntry,
} from './entry.service.ts'
import { m } from './messages.ts'

type Id<Entity extends string> = Record<`${Entity}Id`, string>
type Reason = Promise<string | undefined>

/** The specifics of one kind of entry. */
interface Declaration<Entity extends string, Row extends EntryRow, Values, Parent extends string>
  extends EntryKind<Row> {
  entity: Entity
  rows: EntryRows<Row, Values>
  /** The kind of entry that it belongs to. Its rows contain the parent under this name. */
  parent?: { entity: Parent; rows: Pick<EntryRows<EntryRow, never>, 'holdCurrent'> }
  /** The reasons why these values cannot be saved, by field. */
  updateBlocker?(
    before: Row,
    values: Values,
    db: Database,
  ): Promise<Readonly<Record<string, string>> | undefined>
  /** The reason why it cannot be archived now, as one sentence. */
  archiveBlocker?(row: Row, call: { ctx: SignedIn; db: Database }): Reason
  /** The reason why it cannot be restored now, besides an archived parent. */
  restoreBlocker?(row: Row, call: { ctx: SignedIn; db: Database }): Reason
  /** Makes related changes in the same transaction. */
  whenUpdated?(tx: Transaction, row: { id: string; ctx: SignedIn }): Promise<unknown>
  whenArchived?(tx: Transaction, row: Row, now: Date): Promise<unknown>
  whenRestored?(tx: Transaction, row: Row, now: Date): Promise<unknown>
}

/**
 * The operations on one kind of entry. A kind that saves more than its row calls `createEntry` and
 * `updateEntry` itself.
 */
export function entryOperations<
  Entity extends string,
  Row extends EntryRow & Record<Parent, { id: string } | null>,
  Values extends { [Name in `${Parent}Id`]?: string | null | undefined },
  Parent extends string = never,
>(kind: Declaration<Entity, Row, Values, Parent>) {
  const { rows, parent } = kind
  const entryId = (input: Id<Entity>): string => input[`${kind.entity}Id`]

  async function requireParent(tx: Transaction, values: Values) {
    const parentId = parent && values[`${parent.entity}Id`]
    if (parentId) await requireCurrent(tx, parent, parentId)
  }

  async function requireUpdatable(tx: Transaction, id: string, values: Values) {
    if (!kind.updateBlocker) return
    const fields = await kind.updateBlocker(await entryOrNotFound(tx.db, rows, id), values, tx.db)
    if (fields) throw new AppError('invalid-input', { fields })
  }

  async function parentBlocker(db: Database, row: Row) {
    const parentRow = parent && row[parent.entity]
    if (parentRow && !(await parent.rows.holdCurrent(db, [parentRow.id]))) {
      return m.restoreParent({ parent: parent.entity })
    }
  }

  /** An entry that is already archived, or already restored, is not changed. */
  const setArchived = (ctx: SignedIn, id: string, archived: boolean) =>
    inTransaction(ctx, async (tx) => {
      await rows.hold(tx.db, id)
      const before = await entryOrNotFound(tx.db, rows, id)
      if ((before.archivedAt !== null) === archived) return entryView(before)
      const call = { ctx, db: tx.db }
      const reason = archived
        ? await kind.archiveBlocker?.(before, call)
        : ((await parentBlocker(tx.db, before)) ?? (await kind.restoreBlocker?.(before, call)))
      if (reason) throw new AppError('blocked', { fields: { [`${kind.entity}Id`]: reason } })
      const now = ctx.clock.now()
      await rows.setArchived(tx.db, id, archived ? now : null, now)
      await (archived ? kind.whenArchived?.(tx, before, now) : kind.whenRestored?.(tx, before, now))
      const after = await entryOrNotFound(tx.db, rows, id)
      await recordAudit(ctx, tx, {
        entity: kind.entity,
        entityId: id,
        before: { ...kind.facts(before), archived: !archived },
        after: { ...kind.facts(after), archived },
      })
      announceStructure(tx)
      return entryView(after)
    })

  return {
    kind,

    async list(ctx: SignedIn, query: ListQuery & { [Name in `${Parent}Id`]?: string | undefined }) {
      const parentId = parent && query[`${parent.entity}Id`]
      return pageView(await rows.list(ctx.db, { ...query, parentId }), query, entryView<Row>)
    },

    read: async (ctx: SignedIn, input: Id<Entity>) =>
      entryView(await entryOrNotFound(ctx.db, rows, entryId(input))),

    create: (ctx: SignedIn, values: Values) =>
      createEntry(ctx, kind, async (tx, history) => {
        await requireParent(tx, values)
        return rows.insert(tx.db, { ...values, ...history })
      }),

    update: (ctx: SignedIn, input: Id<Entity> & { version: number } & Values) =>
      updateEntry(ctx, kind, entryId(input), async (tx, updatedAt) => {
        await requireParent(tx, input)
        await requireUpdatable(tx, entryId(input), input)
        // Only columns of the table are written, so the id parameter may stay among the values.
        const isChanged = await rows.change(tx.db, entryId(input), input.version, { ...input, updatedAt })
        if (isChanged) await kind.whenUpdated?.(tx, { id: entryId(input), ctx })
        return isChanged
      }),

    archive: (ctx: SignedIn, input: Id<Entity>) => setArchived(ctx, entryId(input), true),
    restore: (ctx: SignedIn, input: Id<Entity>) => setArchived(ctx, entryId(input), false),
  }
}
