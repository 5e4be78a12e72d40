import type { ServerCommand } from '@campanile/contract/audit/audit-words.ts'
import { and, eq, gte, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database, Transaction } from '#db/database.ts'
import { queueEvents } from '#domains/webhooks/queue-events.service.ts'
import type { Actor, Context, SignedIn } from '#http/context.ts'
import { auditEvents } from './audit.tables.ts'
import { findMentions } from './mentions.rules.ts'

interface Change {
  entity: string
  entityId: string
  before?: unknown
  after?: unknown
  /** The people concerned, unless the row's id or the values name them. */
  about?: string | null
  /** The person who acted, if it is not the signed-in one: at sign-in, for example. */
  actorId?: string
}

/**
 * Records who did what to which row, in the transaction of the change, so that neither is saved without the
 * other.
 */
export const recordAudit = (ctx: Context, tx: Transaction, change: Change) => recordAudits(ctx, tx, [change])

/** The same for many rows at once. Webhooks that subscribe to the change are notified after the commit. */
export async function recordAudits(ctx: Context, tx: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.db.insert(auditEvents).values(changes.map((it) => toEvent(ctx, it)))
  await queueEvents(ctx, tx, changes)
}

/** Actions of server operators on the whole server, by a command and not by an operation. */
export type { ServerCommand }

/** Commands are audited too, in their own transaction. */
export async function recordServerCommand(db: Database, command: ServerCommand, at: Date, after: object) {
  const id = newId()
  await db.insert(auditEvents).values({
    id,
    at,
    operation: command,
    entity: 'server',
    entityId: command,
    after,
    address: 'server',
    requestId: id,
  })
}

/** Whether the caller already did exactly this to the row since then. */
export async function wasAudited(ctx: SignedIn, change: Change, since: Date): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.entity, change.entity),
        eq(auditEvents.entityId, change.entityId),
        gte(auditEvents.at, since),
        eq(auditEvents.actorId, auditedActor(ctx.actor)),
        eq(auditEvents.operation, ctx.operation),
        sql`${auditEvents.after} = ${JSON.stringify(change.after)}::jsonb`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** A program is named itself: the person who is responsible for it did not act. */
const auditedActor = ({ id, program }: Actor) => program?.accountId ?? id

function toEvent(ctx: Context, { entity, entityId, before, after, about, actorId }: Change) {
  return {
    at: ctx.clock.now(),
    actorId: actorId ?? (ctx.actor && auditedActor(ctx.actor)),
    operation: ctx.operation,
    entity,
    entityId,
    before,
    after,
    address: ctx.address,
    requestId: ctx.requestId,
    mentions: findMentions(entityId, about, before, after),
  }
}
