import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, type ShapeRow } from '#db/rows.ts'
import { daysAfter } from '#platform/clock.ts'
import { isAccountMail } from './account-mails.sql.ts'
import { mailOutbox } from './mail.tables.ts'

type Row = typeof mailOutbox.$inferSelect

const claimedMailRow = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  attempts: mailOutbox.attempts,
  sealed: mailOutbox.sealed,
  /** False: its reader may not sign in, or no longer. */
  wanted: pgType.boolean,
}
export type ClaimedMail = ShapeRow<typeof claimedMailRow>

/**
 * Claims the message that has waited longest; two servers never claim the same one. Commits before anything
 * is sent. Waits last hours at most, so a later due time was set by a clock that ran ahead and is ignored.
 */
export const claimNext = (db: Database, now: Date, leaseEndsAt: Date): Promise<ClaimedMail | undefined> =>
  queryRow(db, claimedMailRow)`
    update mail_outbox m set state = 'sending', attempts = attempts + 1, lease_ends_at = ${leaseEndsAt},
      handed_over_at = null
    where id = (select id from mail_outbox where state = 'queued'
      and (next_attempt_at <= ${now} or next_attempt_at > ${daysAfter(now, 1)})
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, kind, attempts, sealed, ${isAccountMail(sql`m.kind`)} or exists (select 1 from people p
      where p.id = m.person_id and p.is_active and p.archived_at is null) as wanted`

type Attempt = Pick<ClaimedMail, 'id' | 'attempts'>
type Change = Partial<typeof mailOutbox.$inferInsert>

/** False when another process continued with the message. */
async function update(db: Database, attempt: Attempt, from: Row['state'][], change: Change) {
  const changed = await db
    .update(mailOutbox)
    .set(change)
    .where(
      and(
        eq(mailOutbox.id, attempt.id),
        eq(mailOutbox.attempts, attempt.attempts),
        inArray(mailOutbox.state, from),
      ),
    )
    .returning({ id: mailOutbox.id })
  return changed.length === 1
}

export const noteHandover = (db: Database, attempt: Attempt, handedOverAt: Date) =>
  update(db, attempt, ['sending'], { handedOverAt })

/**
 * Also updates a message that was marked unclear because the attempt took too long: the outcome is now known.
 */
export const settle = (db: Database, attempt: Attempt, change: Change & Pick<Row, 'state'>) =>
  update(db, attempt, ['sending', 'unclear'], { ...change, leaseEndsAt: null })

/**
 * Attempts whose process stopped: returns messages to the queue, or marks them unclear if content was handed
 * over.
 */
export async function settleAbandoned(db: Database, now: Date): Promise<number> {
  const over = or(lte(mailOutbox.leaseEndsAt, now), gt(mailOutbox.leaseEndsAt, daysAfter(now, 1)))
  const abandoned = and(eq(mailOutbox.state, 'sending'), over)
  const [again, unclear] = await Promise.all([
    db
      .update(mailOutbox)
      .set({ state: 'queued', nextAttemptAt: now, leaseEndsAt: null, problem: 'server-stopped', reply: null })
      .where(and(abandoned, isNull(mailOutbox.handedOverAt))),
    db
      .update(mailOutbox)
      .set({ state: 'unclear', leaseEndsAt: null, problem: 'server-stopped', reply: null })
      .where(and(abandoned, isNotNull(mailOutbox.handedOverAt))),
  ])
  return (again.rowCount ?? 0) + (unclear.rowCount ?? 0)
}

/** Cancels expired messages and removes their content. */
export async function dropExpired(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update mail_outbox set sealed = null,
      state = case when state in ('queued', 'not-sent') then 'cancelled' else state end
    where expires_at <= ${now} and sealed is not null and state <> 'sending'`)
  return rowCount ?? 0
}
