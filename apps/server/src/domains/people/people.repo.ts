import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { people as contract } from '@campanile/contract/people/people.ts'
import { phoneSearches } from '@campanile/contract/people/phone.ts'
import type { Language } from '@campanile/messages/languages.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { type BulkRow, deleteAll, insertAll, updateAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { containing, containsEveryWord } from '#db/lists.ts'
import { pgType, queryOne } from '#db/rows.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { firstItem } from '#platform/first-item.ts'
import { dayOfSql, hasLeftSql } from './membership.sql.ts'
import {
  faceInReview,
  faceRegistered,
  nameOrder,
  personBatch,
  personDepartment,
  personStatus,
  searchable,
  secondFactorOn,
} from './people.sql.ts'
import { people } from './people.tables.ts'
import { profileColumns } from './user-profile.ts'

const facts = [
  'email',
  'first_name',
  'last_name',
  'role',
  'employment_type',
  'number',
  'phone',
  'department_id',
  'starts_on',
  'ends_on',
  'is_active',
]

export const insertPeople = (db: Database, rows: BulkRow[]) =>
  insertAll(db, people, ['id', ...facts, 'created_at', 'updated_at', 'version'], rows)

export const updatePeople = (db: Database, rows: BulkRow[]) =>
  updateAll(db, people, { columns: [...facts, 'updated_at'] }, rows)

export const deletePeople = (db: Database, ids: string[]) =>
  deleteAll(
    db,
    people,
    ['id'],
    ids.map((id) => ({ id })),
  )

export const lockPeople = (db: Database) => db.execute(sql`lock table people in share row exclusive mode`)

const columns = {
  ...profileColumns,
  number: people.number,
  phone: people.phone,
  batch: personBatch,
  department: personDepartment,
  startsOn: people.startsOn,
  endsOn: people.endsOn,
  archivedAt: people.archivedAt,
  adminSince: people.adminSince,
  vouchedAt: people.vouchedAt,
  version: people.version,
  /** The institution's time zone, which determines the current day. */
  timeZone: sql<string>`${institutionZone}`,
  status: personStatus,
  faceRegistered,
  faceInReview,
  secondFactorOn,
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

const selectPeople = (db: Database, where: SQL | undefined) => db.select(columns).from(people).where(where)

export async function findPerson(db: Database, personId: string): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db, eq(people.id, personId))
  return row
}

/** The current day of the institution. */
export async function readToday(db: Database, now: Date): Promise<string> {
  const row = await queryOne(db, { today: pgType.text })`select ${dayOfSql(now)}::text as today`
  return row.today
}

export async function findName(db: Database, personId: string) {
  const [row] = await db
    .select({ firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(eq(people.id, personId))
  return row
}

type Query = ParsedInput<typeof contract.listPeople>
type Chosen = Omit<Query, 'page' | 'pageSize'>

const sortColumns = {
  name: nameOrder,
  email: [people.email],
  createdAt: [people.createdAt],
}

function peopleOrder(sort: Query['sort']): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  const name = sort.replace('-', '') as keyof typeof sortColumns
  return [...sortColumns[name].map((column) => direction(column)), asc(people.id)]
}

/** The status at a time, as `currentStatus` has it. */
const statusAtSql = (now: Date) => sql`case
  when ${personStatus} in ('active', 'invited') and ${hasLeftSql(sql`people`, now)} then 'left'
  else ${personStatus} end`

/** Whether a person belongs to a batch, a programme or a department; undefined if none is given. */
function belongsTo({
  batchId,
  programmeId,
  departmentId,
}: Pick<Chosen, 'batchId' | 'programmeId' | 'departmentId'>) {
  const studies = (
    where: SQL,
  ) => sql`exists (select 1 from batch_members m join batches b on b.id = m.batch_id
    join programmes g on g.id = b.programme_id where m.student_id = ${people.id} and ${where})`
  const teachesIn = (id: string) => sql`exists (select 1 from class_lecturers l
    join classes k on k.id = l.class_id and k.archived_at is null join courses c on c.id = k.course_id
    where l.lecturer_id = ${people.id} and c.department_id = ${id})`
  const belongs = (id: string) =>
    or(studies(sql`g.department_id = ${id}`), teachesIn(id), eq(people.departmentId, id))
  return and(
    batchId ? studies(sql`b.id = ${batchId}`) : undefined,
    programmeId ? studies(sql`g.id = ${programmeId}`) : undefined,
    departmentId ? belongs(departmentId) : undefined,
  )
}

/** The words of a name, number or address, or digits of a phone number. For admins, who see phone numbers. */
const finds = (search: string) =>
  or(
    containsEveryWord(search, searchable),
    ...phoneSearches(search).map((digits) => like(people.phone, containing(digits))),
  )

function peopleFilter({ search, role, status, face, ...where }: Chosen, now: Date): SQL | undefined {
  return and(
    status === 'archived' ? isNotNull(people.archivedAt) : isNull(people.archivedAt),
    finds(search),
    role && eq(people.role, role),
    status && sql`${statusAtSql(now)} = ${status}`,
    face === 'registered' ? faceRegistered : undefined,
    face === 'missing' ? sql`not ${faceRegistered}` : undefined,
    face === 'in-review' ? faceInReview : undefined,
    belongsTo(where),
  )
}

export async function listPeople(
  db: Database,
  query: Query,
  now: Date,
): Promise<{ rows: PersonRow[]; total: number }> {
  const where = peopleFilter(query, now)
  const [rows, [counted]] = await Promise.all([
    selectPeople(db, where)
      .orderBy(...peopleOrder(query.sort))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize),
    db.select({ total: count() }).from(people).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The ids of all matching people, in order. A hundred thousand take a few megabytes. */
export async function listPersonIds(db: Database, chosen: Chosen, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(peopleFilter(chosen, now))
    .orderBy(...peopleOrder(chosen.sort))
  return rows.map(({ id }) => id)
}

/** The admin with this address, even if disabled. */
export async function findAdminByEmail(db: Database, email: string): Promise<PersonRow | undefined> {
  const isAdmin = and(eq(people.email, email), eq(people.role, 'admin'), isNull(people.archivedAt))
  const [row] = await selectPeople(db, isAdmin)
  return row
}

/** These people in the order of their ids; people who no longer exist are omitted. */
export async function listPeopleById(db: Database, ids: string[]): Promise<PersonRow[]> {
  const rows = await selectPeople(db, sql`${people.id} = any(${sql.param(ids)}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function insertPerson(db: Database, row: typeof people.$inferInsert): Promise<string> {
  const inserted = firstItem(await db.insert(people).values(row).returning({ id: people.id }))
  return inserted.id
}

type Change = Partial<typeof people.$inferInsert>

export async function lockLanguage(db: Database, personId: string): Promise<Language | null> {
  const [row] = await db
    .select({ language: people.language })
    .from(people)
    .where(eq(people.id, personId))
    .for('update')
  return row?.language ?? null
}

/** Doesn't change the version, so that nobody who is editing the person loses their changes. */
export const setLanguage = (db: Database, personId: string, language: Language | null, updatedAt: Date) =>
  db.update(people).set({ language, updatedAt }).where(eq(people.id, personId))

export async function lockPhone(db: Database, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: people.phone })
    .from(people)
    .where(eq(people.id, personId))
    .for('update')
  return row?.phone ?? null
}

/** Changes the version, so that an admin who is editing the person sees the new number and doesn’t restore the old one. */
export const setPhone = (db: Database, personId: string, phone: string | null, updatedAt: Date) =>
  db
    .update(people)
    .set({ phone, updatedAt, version: sql`${people.version} + 1` })
    .where(eq(people.id, personId))

/** Whether a department exists and is not archived; keeps it so until the transaction ends. */
export async function holdDepartment(db: Database, departmentId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from departments where id = ${departmentId} and archived_at is null for no key update`,
  )
  return rows.length === 1
}

/** False when the row is no longer at `version`. */
export async function updatePerson(
  db: Database,
  personId: string,
  version: number,
  change: Change,
): Promise<boolean> {
  const updated = await db
    .update(people)
    .set({ ...change, version: version + 1 })
    .where(and(eq(people.id, personId), eq(people.version, version), isNull(people.archivedAt)))
    .returning({ id: people.id })
  return updated.length === 1
}

interface Face {
  /** Sealed. */
  descriptor: Buffer
  registeredAt: Date
  photo: string
}

export const updateFace = (db: Database, personIds: string[], face: Face | null, updatedAt: Date) =>
  db
    .update(people)
    .set({
      faceDescriptor: face?.descriptor ?? null,
      faceRegisteredAt: face?.registeredAt ?? null,
      facePhoto: face?.photo ?? null,
      updatedAt,
    })
    .where(inArray(people.id, personIds))

/** Of these people, who are locked. */
export const setDepartment = (
  db: Database,
  personIds: readonly string[],
  { departmentId, now }: { departmentId: string; now: Date },
) =>
  db
    .update(people)
    .set({ departmentId, updatedAt: now, version: sql`${people.version} + 1` })
    .where(inArray(people.id, [...personIds]))

/** Of these people, who are locked. */
export const setActive = (
  db: Database,
  personIds: readonly string[],
  { isActive, now }: { isActive: boolean; now: Date },
) =>
  db
    .update(people)
    .set({ isActive, updatedAt: now, version: sql`${people.version} + 1` })
    .where(inArray(people.id, [...personIds]))
