import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'

interface Look {
  entity: string
  entityId: string
  /** Whose pay was shown. */
  people: readonly string[]
}

/** Writes that an admin has seen other people's pay; nothing for one's own. Written before it is shown. */
export async function recordLook(ctx: SignedIn, { entity, entityId, people }: Look): Promise<void> {
  const others = people.filter((id) => id !== ctx.actor.id)
  if (others.length === 0) return
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { viewed: others } }))
}

/** The same for a file of which nobody knows yet whom it will hold: which rows were asked for. */
export const recordExport = (
  ctx: SignedIn,
  { entity, entityId, asked }: Omit<Look, 'people'> & { asked: unknown },
) => inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity, entityId, after: { exported: asked } }))
