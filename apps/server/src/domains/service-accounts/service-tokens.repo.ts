import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { canAnswer } from './service-accounts.sql.ts'
import { serviceAccounts, serviceTokens } from './service-accounts.tables.ts'

/** Tokens shown for each account. */
const maxShown = 20

const tokenRow = {
  id: serviceTokens.id,
  accountId: serviceTokens.accountId,
  start: serviceTokens.start,
  days: serviceTokens.days,
  createdAt: serviceTokens.createdAt,
  expiresAt: serviceTokens.expiresAt,
  revokedAt: serviceTokens.revokedAt,
  lastUsedAt: serviceTokens.lastUsedAt,
}
export type TokenRow = ShapeRow<typeof tokenRow>

const columns = sql`t.id, t.account_id, t.start, t.days, t.created_at, t.expires_at, t.revoked_at, t.last_used_at`

/** The newest tokens of each account. */
export const listTokens = (db: Database, accountIds: readonly string[]): Promise<TokenRow[]> =>
  queryRows(db, tokenRow)`select ${columns} from unnest(${sql.param([...accountIds])}::uuid[]) asked(id)
    cross join lateral (select * from service_tokens of_account where of_account.account_id = asked.id
      order by of_account.created_at desc, of_account.id desc limit ${maxShown}) t
    order by t.created_at desc, t.id desc`

export const findToken = (db: Database, tokenId: string): Promise<TokenRow | undefined> =>
  queryRow(
    db,
    tokenRow,
  )`select ${columns} from service_tokens t join service_accounts a on a.id = t.account_id
    where t.id = ${tokenId} and a.removed_at is null`

const works = (now: Date): SQL => sql`t.revoked_at is null and t.expires_at > ${now}`

export async function countActiveTokens(db: Database, accountId: string, now: Date): Promise<number> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from service_tokens t
    where t.account_id = ${accountId} and ${works(now)}`
  return row?.count ?? 0
}

export const insertToken = (db: Database, row: typeof serviceTokens.$inferInsert) =>
  db.insert(serviceTokens).values(row)

/** Revokes a token or lets it expire earlier, so that nobody is reminded of it. */
export const endToken = (db: Database, tokenId: string, { at, now }: { at: Date; now: Date }) =>
  db.execute(
    at > now
      ? sql`update service_tokens set expires_at = least(expires_at, ${at}), reminded_at = ${now} where id = ${tokenId}`
      : sql`update service_tokens set revoked_at = ${now} where id = ${tokenId}`,
  )

const programRow = {
  tokenId: serviceTokens.id,
  lastUsedAt: serviceTokens.lastUsedAt,
  accountId: serviceAccounts.id,
  scopes: serviceAccounts.scopes,
  requestsPerMinute: serviceAccounts.requestsPerMinute,
  responsibleId: people.id,
}

/** The account of a token that works now. Read on every request, so that revoking applies to the next one. */
export const findProgram = (db: Database, by: { tokenHash: Buffer } | { tokenId: string }, now: Date) =>
  queryRow(db, programRow)`
    select t.id as token_id, t.last_used_at, a.id as account_id, a.scopes, a.requests_per_minute,
      p.id as responsible_id
    from service_tokens t join service_accounts a on a.id = t.account_id join people p on p.id = a.responsible_id
    where ${'tokenId' in by ? sql`t.id = ${by.tokenId}` : sql`t.token_hash = ${by.tokenHash}`} and ${works(now)} and a.removed_at is null and ${canAnswer(now)}`

export const touchToken = (db: Database, tokenId: string, now: Date) =>
  db.execute(sql`update service_tokens set last_used_at = ${now} where id = ${tokenId}`)

/** Deletes the tokens of all accounts. */
export const deleteAllTokens = async (db: Database): Promise<void> => {
  await db.delete(serviceTokens)
}

const expiringRow = {
  start: serviceTokens.start,
  expiresAt: serviceTokens.expiresAt,
  name: serviceAccounts.name,
  responsibleId: serviceAccounts.responsibleId,
}

/** Tokens that expire before `until`, each returned once. */
export const takeExpiring = (db: Database, { now, until }: { now: Date; until: Date }) =>
  queryRows(db, expiringRow)`
    update service_tokens t set reminded_at = ${now} from service_accounts a
    where a.id = t.account_id and a.removed_at is null and ${works(now)} and t.expires_at <= ${until}
      and t.reminded_at is null
    returning t.start, t.expires_at, a.name, a.responsible_id`
