import type { studentSorts } from '@campanile/contract/structure/structure-batches.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause, sortDirection } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { countRows, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { entryRows } from './entry.repo.ts'
import { batches, batchMembers } from './structure.tables.ts'

const batchCode = inNameOrder(sql`batches.code`)

export const batchRows = entryRows(batches, {
  shape: {
    programme: pgType.json<{ id: string; name: string }>(),
    code: pgType.text,
    intakeYear: batches.intakeYear,
    members: pgType.int,
    classes: pgType.int,
  },
  columns: sql`json_build_object('id', programmes.id, 'name', programmes.name) as programme,
    batches.code::text as code, batches.intake_year,
    (select count(*) from batch_members m join people p on p.id = m.student_id and p.archived_at is null
      where m.batch_id = batches.id)::int as members,
    (select count(*) from class_batches cb join classes k on k.id = cb.class_id and k.archived_at is null
      where cb.batch_id = batches.id)::int as classes`,
  joins: sql`join programmes on programmes.id = batches.programme_id`,
  searchable: sql`(batches.code::text || ' ' || programmes.name)`,
  parent: batches.programmeId,
  sorts: { code: [batchCode], intakeYear: [sql`batches.intake_year`, batchCode] },
})

const studentRow = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  number: people.number,
  email: pgType.text,
  profileImage: people.profileImage,
  batch: nullable(pgType.json<{ id: string; code: string }>()),
}
export type StudentRow = ShapeRow<typeof studentRow>

export interface StudentQuery {
  search: string
  sort: (typeof studentSorts)[number]
  page: number
  pageSize: number
}

/**
 * Conditions that match typed words in names, number and email of `people` as `p`; written exactly like the
 * index.
 */
export const matchingP = (search: string): SQL =>
  containsEveryWord(
    search,
    sql`(p.first_name || ' ' || p.last_name || ' ' || p.email::text || ' ' || coalesce(p.number, ''))`,
  )

/** The order of students; expects `people` as `p`. */
export function studentOrder(sort: StudentQuery['sort']): SQL {
  const direction = sortDirection(sort)
  const name = sql`${inNameOrder(sql`p.last_name`)} ${direction}, ${inNameOrder(sql`p.first_name`)} ${direction}, p.id`
  return sort.endsWith('number') ? sql`${inNameOrder(sql`p.number`)} ${direction} nulls last, ${name}` : name
}

async function listStudentsWhere(db: Database, query: StudentQuery, conditions: SQL[]) {
  const from = sql`from people p left join batch_members m on m.student_id = p.id
    left join batches b on b.id = m.batch_id
    where ${allConditions(sql`p.role = 'student' and p.archived_at is null`, matchingP(query.search), ...conditions)}`
  const [rows, total] = await Promise.all([
    queryRows(
      db,
      studentRow,
    )`select p.id, p.first_name, p.last_name, p.number, p.email::text as email, p.profile_image,
        case when b.id is not null then json_build_object('id', b.id, 'code', b.code) end as batch
        ${from} order by ${studentOrder(query.sort)}
        ${pageClause(query)}`,
    countRows(db)`${from}`,
  ])
  return { rows, total }
}

export const listMembers = (db: Database, batchId: string, query: StudentQuery) =>
  listStudentsWhere(db, query, [sql`m.batch_id = ${batchId}`])

interface Except {
  exceptBatchId?: string | undefined
  exceptClassId?: string | undefined
}

export function listStudents(
  db: Database,
  { exceptBatchId, exceptClassId, ...query }: StudentQuery & Except,
) {
  const notInClass = sql`not exists (select 1 from enrolments e
    where e.class_id = ${exceptClassId} and e.student_id = p.id and e.left_at is null)`
  return listStudentsWhere(db, query, [
    ...(exceptBatchId ? [sql`m.batch_id is distinct from ${exceptBatchId}::uuid`] : []),
    ...(exceptClassId ? [notInClass] : []),
  ])
}

/** Waits for an import that is being applied (`lockStructure`), and keeps the next one waiting. */
export const awaitImports = (db: Database) => db.execute(sql`lock table batch_members in row exclusive mode`)

/** Whether all of these are current students; no one else can move them until the transaction ends. */
export async function lockStudents(db: Database, studentIds: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from people
    where id = any(${sql.param(studentIds)}::uuid[]) and role = 'student' and archived_at is null
    order by id for no key update`)
  return rows.length === new Set(studentIds).size
}

const personToMove = {
  id: people.id,
  name: pgType.text,
  role: people.role,
  isArchived: pgType.boolean,
  batchId: nullable(batchMembers.batchId),
}

/** These people with their batches; no one else can move them until the transaction ends. */
export const lockPeopleToMove = (db: Database, personIds: readonly string[]) =>
  queryRows(db, personToMove)`
    select p.id, p.first_name || ' ' || p.last_name as name, p.role, p.archived_at is not null as is_archived,
      (select m.batch_id from batch_members m where m.student_id = p.id) as batch_id
    from people p where p.id = any(${sql.param(personIds)}::uuid[]) order by p.id for no key update of p`

/** The batch of each of these students. */
export const listMemberships = (db: Database, studentIds: readonly string[]) =>
  queryRows(db, {
    studentId: batchMembers.studentId,
    batchId: batchMembers.batchId,
  })`select student_id, batch_id from batch_members
      where student_id = any(${sql.param(studentIds)}::uuid[])`

/** Locks these batches until the transaction ends, always in the same order. */
export const lockBatches = (db: Database, batchIds: readonly string[]) =>
  db.execute(
    sql`select 1 from batches where id = any(${sql.param(batchIds)}::uuid[]) order by id for no key update`,
  )

/** Moves students into a batch, also from other batches. */
export const putIntoBatch = (db: Database, batchId: string, studentIds: readonly string[]) =>
  db.execute(sql`insert into ${batchMembers} (student_id, batch_id)
    select id, ${batchId}::uuid from unnest(${sql.param(studentIds)}::uuid[]) as id
    on conflict (student_id) do update set batch_id = excluded.batch_id`)

/** Returns the students who were in it. */
export async function takeOutOfBatch(
  db: Database,
  batchId: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const removed = await db
    .delete(batchMembers)
    .where(and(eq(batchMembers.batchId, batchId), inArray(batchMembers.studentId, [...studentIds])))
    .returning({ studentId: batchMembers.studentId })
  return removed.map(({ studentId }) => studentId)
}
