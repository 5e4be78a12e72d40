import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { batches } from '#domains/structure/structure.tables.ts'
import { filterSql, isId, isVisibleAccount, rangeClause } from './directory.sql.ts'
import { directoryBatches } from './directory.tables.ts'
import type { Range } from './directory-users.repo.ts'
import type { Filter } from './filter.rules.ts'
import type { GroupFilter } from './group-attributes.ts'

const groupRow = {
  id: batches.id,
  code: pgType.text,
  createdAt: batches.createdAt,
  updatedAt: batches.updatedAt,
  version: batches.version,
  externalId: nullable(pgType.text),
  /** Changes with the members; null without any. */
  membersDigest: nullable(pgType.text),
}
export type GroupRow = ShapeRow<typeof groupRow>

const members = (accountId: string): SQL =>
  sql`batch_members m join people p on p.id = m.student_id and ${isVisibleAccount(accountId)}`

const columns = (
  accountId: string,
): SQL => sql`b.id, b.code::text as code, b.created_at, b.updated_at, b.version,
  d.external_id,
  (select md5(string_agg(p.id::text, '' order by p.id)) from ${members(accountId)}
    where m.batch_id = b.id) as members_digest`

const source = (accountId: string): SQL => sql`batches b
  left join directory_batches d on d.account_id = ${accountId} and d.batch_id = b.id`

export const findGroup = (db: Database, accountId: string, batchId: string): Promise<GroupRow | undefined> =>
  queryRow(db, groupRow)`select ${columns(accountId)} from ${source(accountId)}
    where b.archived_at is null and ${isId(sql`b.id`, batchId)}`

const filterCondition =
  (accountId: string) =>
  (attribute: GroupFilter, value: string): SQL => {
    switch (attribute) {
      case 'id':
        return isId(sql`b.id`, value)
      case 'displayName':
        return sql`b.code = ${value}::citext`
      case 'externalId':
        return sql`b.id in (select u.batch_id from directory_batches u
          where u.account_id = ${accountId} and u.external_id = ${value})`
      case 'members.value':
        return sql`b.id in (select m.batch_id from ${members(accountId)} where ${isId(sql`m.student_id`, value)})`
    }
  }

export async function listGroups(
  db: Database,
  accountId: string,
  { filter, ...range }: Range & { filter: Filter<GroupFilter> | undefined },
) {
  const where = allConditions(
    sql`b.archived_at is null`,
    filter && filterSql(filter, filterCondition(accountId)),
  )
  const [rows, total] = await Promise.all([
    range.count === 0
      ? []
      : queryRows(db, groupRow)`select ${columns(accountId)} from ${source(accountId)} where ${where}
          order by b.id ${rangeClause(range)}`,
    countRows(db)`from batches b where ${where}`,
  ])
  return { rows, total }
}

const memberRow = { batchId: pgType.uuid, id: pgType.uuid, name: pgType.text }
export type MemberRow = ShapeRow<typeof memberRow>

/** The members of these batches. */
export const listMembers = (
  db: Database,
  accountId: string,
  batchIds: readonly string[],
): Promise<MemberRow[]> =>
  queryRows(db, memberRow)`
    select m.batch_id, p.id, p.first_name || ' ' || p.last_name as name from ${members(accountId)}
    where m.batch_id = any(${sql.param([...batchIds])}::uuid[]) order by p.id`

export const listMemberIds = (db: Database, accountId: string, batchId: string): Promise<string[]> =>
  queryValues(db, pgType.uuid)`select p.id from ${members(accountId)} where m.batch_id = ${batchId}`

/** Notes a directory’s id of a batch, or that it has none. */
export async function putGroupId(
  db: Database,
  accountId: string,
  batchId: string,
  externalId: string | null,
): Promise<void> {
  if (externalId === null) {
    await db.execute(
      sql`delete from directory_batches where account_id = ${accountId} and batch_id = ${batchId}`,
    )
    return
  }
  await db
    .insert(directoryBatches)
    .values({ accountId, batchId, externalId })
    .onConflictDoUpdate({
      target: [directoryBatches.accountId, directoryBatches.batchId],
      set: { externalId },
    })
}
