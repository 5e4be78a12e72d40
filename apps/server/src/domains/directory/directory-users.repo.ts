import { roles } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { departments } from '#domains/structure/structure.tables.ts'
import { filterSql, isId, isVisibleAccount, rangeClause } from './directory.sql.ts'
import { directoryPeople } from './directory.tables.ts'
import type { Filter } from './filter.rules.ts'
import type { UserFilter } from './user-attributes.ts'

const userRow = {
  id: people.id,
  email: pgType.text,
  firstName: people.firstName,
  lastName: people.lastName,
  role: people.role,
  employmentType: people.employmentType,
  number: people.number,
  phone: people.phone,
  isActive: people.isActive,
  createdAt: people.createdAt,
  updatedAt: people.updatedAt,
  version: people.version,
  externalId: directoryPeople.externalId,
  batch: nullable(pgType.json<{ id: string; code: string }>()),
  department: nullable(departments.name),
}
export type UserRow = ShapeRow<typeof userRow>

const columns = sql`p.id, p.email::text as email, p.first_name, p.last_name, p.role, p.employment_type, p.number, p.phone,
  p.is_active, p.created_at, p.updated_at, p.version, d.external_id,
  case when b.id is not null then
    json_build_object('id', b.id, 'code', b.code) end as batch, t.name as department`

const source = (accountId: string): SQL => sql`people p
  left join directory_people d on d.account_id = ${accountId} and d.person_id = p.id
  left join batch_members m on m.student_id = p.id
  left join batches b on b.id = m.batch_id and b.archived_at is null
  left join programmes g on g.id = b.programme_id
  left join departments t on t.id = case when p.role = 'student' then g.department_id else p.department_id end`

export const findUser = (db: Database, accountId: string, personId: string): Promise<UserRow | undefined> =>
  queryRow(db, userRow)`select ${columns} from ${source(accountId)}
    where ${isVisibleAccount(accountId)} and ${isId(sql`p.id`, personId)}`

/** Makes concurrent changes of one person run one after the other. False if the directory doesn’t see them. */
export async function lockUser(db: Database, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from people p
    where ${isVisibleAccount(accountId)} and ${isId(sql`p.id`, personId)} for update`)
  return rows.length === 1
}

/** The person of this address whom the directory deleted earlier, locked. */
export async function lockRemovedUser(db: Database, accountId: string, email: string) {
  const row = await queryRow(db, { id: people.id })`select p.id from people p
    join directory_people d on d.account_id = ${accountId} and d.person_id = p.id and d.removed_at is not null
    where p.email = ${email}::citext and p.archived_at is null for update of p`
  return row?.id
}

/** `u` is used in subqueries where `p` is the person. */
const filterCondition =
  (accountId: string) =>
  (attribute: UserFilter, value: string): SQL => {
    switch (attribute) {
      case 'id':
        return isId(sql`p.id`, value)
      case 'userName':
        return sql`p.email = ${value}::citext`
      case 'externalId':
        return sql`p.id in (select u.person_id from directory_people u
          where u.account_id = ${accountId} and u.external_id = ${value})`
      case 'employeeNumber':
        return sql`lower(p.number) = lower(${value})`
      case 'userType': {
        const role = roles.find((it) => it === value.toLowerCase())
        return role ? sql`p.role = ${role}` : sql`false`
      }
      // The one address that a person has.
      case 'emails.type':
        return value === 'work' ? sql`true` : sql`false`
      case 'emails.primary':
        return value.toLowerCase() === 'true' ? sql`true` : sql`false`
    }
  }

export interface Range {
  startIndex: number
  count: number
}

export async function listUsers(
  db: Database,
  accountId: string,
  { filter, ...range }: Range & { filter: Filter<UserFilter> | undefined },
) {
  const where = allConditions(
    isVisibleAccount(accountId),
    filter && filterSql(filter, filterCondition(accountId)),
  )
  const [rows, total] = await Promise.all([
    range.count === 0
      ? []
      : queryRows(db, userRow)`select ${columns} from ${source(accountId)} where ${where}
          order by p.id ${rangeClause(range)}`,
    countRows(db)`from people p where ${where}`,
  ])
  return { rows, total }
}

interface Link {
  externalId: string | null
  removedAt: Date | null
}

/** Records a directory's data about a person. */
export const putLink = (db: Database, accountId: string, personId: string, link: Link) =>
  db
    .insert(directoryPeople)
    .values({ accountId, personId, ...link })
    .onConflictDoUpdate({ target: [directoryPeople.accountId, directoryPeople.personId], set: link })
