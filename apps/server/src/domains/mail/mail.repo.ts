import type { mails as contract, MailState } from '@campanile/contract/mail/mail.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containing } from '#db/lists.ts'
import { searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { shownStates } from './mail.policy.ts'
import { mailOutbox } from './mail.tables.ts'

const columns = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  state: mailOutbox.state,
  sealed: mailOutbox.sealed,
  attempts: mailOutbox.attempts,
  problem: mailOutbox.problem,
  reply: mailOutbox.reply,
  createdAt: mailOutbox.createdAt,
  nextAttemptAt: mailOutbox.nextAttemptAt,
  sentAt: mailOutbox.sentAt,
  personId: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  email: people.email,
}

export type MailRow = Awaited<ReturnType<typeof select>>[number]

const select = (db: Database, where: SQL | undefined) =>
  db.select(columns).from(mailOutbox).leftJoin(people, eq(people.id, mailOutbox.personId)).where(where)

export async function findMail(db: Database, mailId: string): Promise<MailRow | undefined> {
  const [row] = await select(db, eq(mailOutbox.id, mailId))
  return row
}

type Query = ParsedInput<typeof contract.listMails>

function mailFilter({ search, kind }: Query): SQL | undefined {
  return and(
    kind && eq(mailOutbox.kind, kind),
    search === ''
      ? undefined
      : sql`mail_outbox.person_id in (select people.id from people where ${searchable} ilike ${containing(search)})`,
  )
}

/** A page of messages, and how many of those matching the search and kind are in each state. */
export async function listMails(db: Database, query: Query) {
  const chosen = mailFilter(query)
  const [rows, counted] = await Promise.all([
    select(db, and(chosen, query.state && inArray(mailOutbox.state, [...shownStates(query.state)])))
      .orderBy(desc(mailOutbox.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db
      .select({ state: mailOutbox.state, mails: count() })
      .from(mailOutbox)
      .where(chosen)
      .groupBy(mailOutbox.state),
  ])
  return { rows, counts: new Map<MailState, number>(counted.map(({ state, mails }) => [state, mails])) }
}

type Change = Partial<typeof mailOutbox.$inferInsert>

/** Moves a message from one of these states to the next; false when it is no longer in any of them. */
export async function moveMail(
  db: Database,
  mailId: string,
  from: MailState[],
  change: Change & { state: MailState },
): Promise<boolean> {
  const moved = await db
    .update(mailOutbox)
    .set(change)
    .where(and(eq(mailOutbox.id, mailId), inArray(mailOutbox.state, from)))
    .returning({ id: mailOutbox.id })
  return moved.length === 1
}
