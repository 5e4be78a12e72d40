import { inTransaction } from '#db/database.ts'
import { inPortions } from '#documents/portions.ts'
import { recordAudit, wasAudited } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'

interface Look {
  entity: string
  entityId: string
  /** The people whose pay was shown. */
  people: readonly string[]
}

/** Milliseconds within which repeated views count as one, because open pages reload at each live event. */
const repeatedLookMs = 5 * 60_000

/** Audits that an admin saw other people's pay, before it is shown. Their own pay is not recorded. */
export async function recordLook(ctx: SignedIn, { entity, entityId, people }: Look): Promise<void> {
  const others = people.filter((id) => id !== ctx.actor.id)
  if (others.length === 0) return
  const look = { entity, entityId, after: { viewed: others } }
  if (await wasAudited(ctx, look, new Date(ctx.clock.now().getTime() - repeatedLookMs))) return
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, look))
}

/** Rows for a file, batch by batch. Each batch is audited before it is sent. */
export const exportedPortions = <Row>(
  ctx: SignedIn,
  { entity, entityId }: Omit<Look, 'people'>,
  { read, personOf }: { read: Parameters<typeof inPortions<Row>>[0]; personOf: (row: Row) => string | null },
): AsyncGenerator<Row> =>
  inPortions<Row>(async (after, limit) => {
    const rows = await read(after, limit)
    const people = rows.map(personOf).filter((id) => id !== null)
    if (people.length > 0)
      await inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { people } }))
    return rows
  })

/** Audits which rows were requested, before the file begins. */
export const recordExport = (
  ctx: SignedIn,
  { entity, entityId, asked }: Omit<Look, 'people'> & { asked: unknown },
) => inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { exported: asked } }))
