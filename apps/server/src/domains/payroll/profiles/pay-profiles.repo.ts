import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { payProfiles as operations } from '@campanile/contract/payroll/pay-profiles.ts'
import type { PayBasis } from '@campanile/contract/payroll/pay-values.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause, sortDirection } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { firstItem } from '#platform/first-item.ts'
import { payProfileItems, payProfiles } from '../pay-setup.tables.ts'
import { isApproved } from '../payroll.sql.ts'

export interface ProfileRow {
  id: string
  personId: string
  employmentType: EmploymentType
  basis: PayBasis
  amount: number
  firstDay: string
  lastDay: string | null
  note: string | null
  version: number
  items: { payItemId: string; name: string; amount: number | null }[]
  /** The last day under this profile that an approved run has paid. */
  usedUntil: string | null
}

const paidPersonRow = {
  id: people.id,
  name: pgType.text,
  email: pgType.text,
  number: people.number,
  role: people.role,
  employmentType: people.employmentType,
  profileImage: people.profileImage,
  hasBankDetails: pgType.boolean,
}
export type PaidPersonRow = ShapeRow<typeof paidPersonRow>

const profileObject = sql`jsonb_build_object('id', f.id, 'personId', f.person_id, 'employmentType', f.employment_type,
  'basis', f.basis, 'amount', f.amount, 'firstDay', f.first_day, 'lastDay', f.last_day, 'note', f.note,
  'version', f.version,
  'items', coalesce((select jsonb_agg(jsonb_build_object('payItemId', i.id, 'name', i.name, 'amount', p.amount)
      order by i.position, i.name) from pay_profile_items p join pay_items i on i.id = p.pay_item_id
    where p.pay_profile_id = f.id), '[]'::jsonb),
  'usedUntil', (select ((max(r.month) || '-01')::date + interval '1 month - 1 day')::date::text
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = f.person_id and ${isApproved} and r.kind = 'regular' and r.reversed_at is null
      and (r.month || '-01')::date <= coalesce(f.last_day, 'infinity'::date)
      and ((r.month || '-01')::date + interval '1 month')::date > f.first_day))`

const personColumns = sql`people.id, people.first_name || ' ' || people.last_name as name, people.email::text as email,
  people.number, people.role, people.employment_type, people.profile_image,
  exists (select 1 from bank_details b where b.person_id = people.id) as has_bank_details`

/** Lecturers, staff and anyone else with a profile; archived people only if they have one. */
const isPayable = sql`((people.role in ('lecturer', 'staff') and people.archived_at is null)
  or exists (select 1 from pay_profiles f where f.person_id = people.id))`

export const findPaidPerson = (db: Database, personId: string): Promise<PaidPersonRow | undefined> =>
  queryRow(
    db,
    paidPersonRow,
  )`select ${personColumns} from people where people.id = ${personId} and people.role <> 'student'`

/** Latest first. */
export const listPersonProfiles = async (db: Database, personId: string): Promise<ProfileRow[]> =>
  await queryValues(
    db,
    pgType.json<ProfileRow>(),
  )`select ${profileObject} as profile from pay_profiles f where f.person_id = ${personId}
      order by f.first_day desc`

export async function findProfile(db: Database, payProfileId: string): Promise<ProfileRow | undefined> {
  const row = await queryRow(db, {
    profile: pgType.json<ProfileRow>(),
  })`select ${profileObject} as profile from pay_profiles f where f.id = ${payProfileId}`
  return row?.profile
}

type Query = ParsedInput<typeof operations.listPayProfiles>
type Narrowing = Pick<Query, 'search' | 'employmentType' | 'profile'>

const from = (today: string) => sql`from people left join lateral (
    select f.* from pay_profiles f where f.person_id = people.id and (f.last_day is null or f.last_day >= ${today}::date)
    order by f.first_day limit 1
  ) f on true`

function narrowed({ search, employmentType, profile }: Narrowing): SQL {
  return allConditions(
    isPayable,
    containsEveryWord(search, searchable),
    employmentType && sql`coalesce(f.employment_type, people.employment_type) = ${employmentType}`,
    profile && (profile === 'with' ? sql`f.id is not null` : sql`f.id is null`),
  )
}

const payProfileListRow = { ...paidPersonRow, profile: nullable(pgType.json<ProfileRow>()) }
export type PayProfileListRow = ShapeRow<typeof payProfileListRow>

const listed = (today: string) =>
  sql`select ${personColumns}, case when f.id is not null then ${profileObject} end as profile ${from(today)}`

/** People with the profile that applies today, by page. */
export async function listPeopleWithProfiles(db: Database, query: Query, today: string) {
  const { sort, page, pageSize } = query
  const direction = sortDirection(sort)
  const by = sort.endsWith('amount') ? [sql`f.amount`] : nameOrder
  const order = sql.join(
    [...by.map((column) => sql`${column} ${direction} nulls last`), sql`people.id`],
    sql`, `,
  )
  const rows = await queryRows(
    db,
    payProfileListRow,
  )`${listed(today)} where ${narrowed(query)} order by ${order}
      ${pageClause({ page, pageSize })}`
  const anyProfile = narrowed({ ...query, profile: undefined })
  const counted = await queryOne(db, { total: pgType.int, with: pgType.int, without: pgType.int })`
    select (select count(*)::int ${from(today)} where ${narrowed(query)}) as total,
      count(f.id)::int as with, (count(*) filter (where f.id is null))::int as without
    ${from(today)} where ${anyProfile}`
  return { rows, ...counted }
}

/** The next batch of people after the last one read. */
export const listNextRows = (
  db: Database,
  query: Narrowing,
  { today, after, limit }: { today: string; after: PayProfileListRow | undefined; limit: number },
) =>
  queryRows(
    db,
    payProfileListRow,
  )`${listed(today)} where ${narrowed(query)} ${after ? sql`and people.id > ${after.id}::uuid` : sql``}
      order by people.id limit ${limit}`

export interface ProfileValues {
  employmentType: EmploymentType
  basis: PayBasis
  amount: number
  firstDay: string
  lastDay: string | null
  note: string | null
  items: { payItemId: string; amount: number | null }[]
}

async function putItems(db: Database, payProfileId: string, items: ProfileValues['items']): Promise<void> {
  await db.delete(payProfileItems).where(eq(payProfileItems.payProfileId, payProfileId))
  if (items.length > 0) await db.insert(payProfileItems).values(items.map((it) => ({ payProfileId, ...it })))
}

export async function insertProfile(
  db: Database,
  personId: string,
  { items, ...values }: ProfileValues,
  now: Date,
): Promise<string> {
  const row = firstItem(
    await db
      .insert(payProfiles)
      .values({ personId, ...values, createdAt: now, updatedAt: now })
      .returning({ id: payProfiles.id }),
  )
  await putItems(db, row.id, items)
  return row.id
}

/** Returns false when the profile is no longer at `version`. */
export async function updateProfile(
  db: Database,
  { id, version }: { id: string; version: number },
  { items, ...values }: ProfileValues,
  updatedAt: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(payProfiles)
    .set({ ...values, updatedAt, version: version + 1 })
    .where(and(eq(payProfiles.id, id), eq(payProfiles.version, version)))
  if (rowCount !== 1) return false
  await putItems(db, id, items)
  return true
}

/** Ends the open-ended profile that began before this day, on the day before. */
export const endOpenProfile = (db: Database, personId: string, firstDay: string, updatedAt: Date) =>
  db.execute(sql`
    update pay_profiles set last_day = ${firstDay}::date - 1, updated_at = ${updatedAt}, version = version + 1
    where person_id = ${personId} and last_day is null and first_day < ${firstDay}::date`)

/** Returns false when the profile is no longer at `version`. */
export async function deleteProfile(db: Database, id: string, version: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(payProfiles)
    .where(and(eq(payProfiles.id, id), eq(payProfiles.version, version)))
  return rowCount === 1
}

/** Whether all of these items exist and are in use. */
export async function areInUse(db: Database, payItemIds: readonly string[]): Promise<boolean> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from pay_items
    where id = any(${sql.param(payItemIds)}::uuid[]) and archived_at is null`
  return row?.count === payItemIds.length
}
