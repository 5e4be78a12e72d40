import { inTransaction } from '#db/database.ts'
import { readInBatches } from '#documents/row-batches.ts'
import { recordAudit, wasAudited } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'

interface View {
  entity: string
  entityId: string
  /** The people whose pay was shown. */
  people: readonly string[]
}

/** Milliseconds within which repeated views count as one, because open pages reload at each live event. */
const repeatedViewMs = 5 * 60_000

/** Audits that an admin saw other people's pay, before it is shown. Their own pay is not recorded. */
export async function recordView(ctx: SignedIn, { entity, entityId, people }: View): Promise<void> {
  const others = people.filter((id) => id !== ctx.actor.id)
  if (others.length === 0) return
  const view = { entity, entityId, after: { viewed: others } }
  if (await wasAudited(ctx, view, new Date(ctx.clock.now().getTime() - repeatedViewMs))) return
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, view))
}

/** Rows for a file, batch by batch. Each batch is audited before it is sent. */
export const exportedBatches = <Row>(
  ctx: SignedIn,
  { entity, entityId }: Omit<View, 'people'>,
  {
    read,
    personOf,
  }: { read: Parameters<typeof readInBatches<Row>>[0]; personOf: (row: Row) => string | null },
): AsyncGenerator<Row> =>
  readInBatches<Row>(async (after, limit) => {
    const rows = await read(after, limit)
    const people = rows.map(personOf).filter((id) => id !== null)
    if (people.length > 0)
      await inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { people } }))
    return rows
  })

/** Audits which rows were requested, before the file begins. */
export const recordExport = (
  ctx: SignedIn,
  { entity, entityId, asked }: Omit<View, 'people'> & { asked: unknown },
) => inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { exported: asked } }))
