import type { MailKind } from '@campanile/contract/mail/mail.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { notNull, queryRows } from '#db/rows.ts'
import { isAccountMail } from './account-mails.sql.ts'
import { mailOutbox } from './mail.tables.ts'

export const insertMails = (db: Database, rows: (typeof mailOutbox.$inferInsert)[]) =>
  db.insert(mailOutbox).values(rows)

interface Gathering {
  now: Date
  dueAt: Date
  /** The most seconds a message waits after its first notification, even if more keep coming. */
  latestWait: number
}

/** One collecting message per person: the one already waiting, with its sending postponed, or a new one. */
export const gatherMails = (
  db: Database,
  rows: readonly { id: string; personId: string }[],
  { now, dueAt, latestWait }: Gathering,
) =>
  queryRows(db, { id: mailOutbox.id, personId: notNull(mailOutbox.personId) })`
    insert into mail_outbox (id, kind, person_id, state, created_at, next_attempt_at)
    select id, 'digest', person_id, 'queued', ${now}, ${dueAt}
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[],
      ${sql.param(rows.map(({ personId }) => personId))}::uuid[]) as new (id, person_id)
    on conflict (person_id) where kind = 'digest' and state = 'queued' and attempts = 0
    do update set next_attempt_at = least(excluded.next_attempt_at,
      mail_outbox.created_at + make_interval(secs => ${latestWait}))
    returning id, person_id`

/**
 * Drops queued messages, except notices about the account: changing the address again must not suppress
 * them. A message that is being sent is not stopped, but expires, so that it does not return to the queue.
 */
export const dropMails = (db: Database, personIds: string[], now: Date, kind?: MailKind) =>
  db.execute(sql`
    update mail_outbox set
      state = case when state in ('queued', 'not-sent') then 'cancelled' else state end,
      sealed = case when state = 'sending' then sealed end,
      expires_at = least(expires_at, ${now})
    where person_id = any(${sql.param(personIds)}::uuid[]) and sealed is not null
      and ${kind ? sql`kind = ${kind}` : sql`not ${isAccountMail(sql`kind`)}`}`)

/**
 * Marks queued messages as unclear, because they may have been sent: an admin decides. Returns how many there
 * are.
 */
export async function holdMails(db: Database): Promise<number> {
  const { rowCount } = await db
    .update(mailOutbox)
    .set({ state: 'unclear', problem: 'server-stopped', leaseEndsAt: null })
    .where(inArray(mailOutbox.state, ['queued', 'sending']))
  return rowCount ?? 0
}
