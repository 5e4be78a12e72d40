import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containing } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryPage, queryRow, queryValues, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { canAnswer } from './service-accounts.sql.ts'
import { serviceAccounts } from './service-accounts.tables.ts'

const accountRow = {
  id: serviceAccounts.id,
  name: serviceAccounts.name,
  scopes: serviceAccounts.scopes,
  requestsPerMinute: serviceAccounts.requestsPerMinute,
  responsibleId: people.id,
  responsibleName: pgType.text,
  /** Whether the responsible person is an active admin. */
  isAnsweredFor: pgType.boolean,
  createdAt: serviceAccounts.createdAt,
  version: serviceAccounts.version,
}
export type AccountRow = ShapeRow<typeof accountRow>

const columns = (now: Date) => sql`a.id, a.name, a.scopes, a.requests_per_minute, p.id as responsible_id,
  p.first_name || ' ' || p.last_name as responsible_name, ${canAnswer(now)} as is_answered_for,
  a.created_at, a.version`
const from = sql`service_accounts a join people p on p.id = a.responsible_id`

export const findAccount = (db: Database, accountId: string, now: Date): Promise<AccountRow | undefined> =>
  queryRow(db, accountRow)`select ${columns(now)} from ${from}
    where a.id = ${accountId} and a.removed_at is null`

export function listAccounts(
  db: Database,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
  now: Date,
) {
  const where = allConditions(sql`a.removed_at is null`, search && sql`a.name ilike ${containing(search)}`)
  const found = sql`from ${from} where ${where}`
  return queryPage(db, accountRow, {
    rows: sql`select ${columns(now)} ${found} order by ${inNameOrder(sql`a.name`)}, a.id`,
    count: found,
    page: { page, pageSize },
  })
}

/** Makes concurrent changes of one account and its tokens run one after the other. */
export async function lockAccount(db: Database, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: serviceAccounts.id })
    .from(serviceAccounts)
    .where(and(eq(serviceAccounts.id, accountId), isNull(serviceAccounts.removedAt)))
    .for('update')
  return rows.length === 1
}

export const insertAccount = (db: Database, row: typeof serviceAccounts.$inferInsert) =>
  db.insert(serviceAccounts).values(row)

export const updateAccount = (
  db: Database,
  accountId: string,
  change: Partial<typeof serviceAccounts.$inferInsert>,
) =>
  db
    .update(serviceAccounts)
    .set({ ...change, version: sql`${serviceAccounts.version} + 1` })
    .where(eq(serviceAccounts.id, accountId))

/** Revokes the account’s tokens and takes it out of the lists. */
export async function removeAccount(db: Database, accountId: string, now: Date): Promise<void> {
  await db.execute(sql`update service_tokens set revoked_at = ${now}
    where account_id = ${accountId} and revoked_at is null`)
  await updateAccount(db, accountId, { removedAt: now })
}

export async function findPersonName(db: Database, personId: string): Promise<string> {
  const [name] = await queryValues(db, pgType.text)`
    select first_name || ' ' || last_name from people where id = ${personId}`
  return name ?? ''
}
