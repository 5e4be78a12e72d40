import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { hasRows, nullable, pgType } from '#db/rows.ts'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { isCurrentTermT } from './current-term.sql.ts'
import { countBlocking, entryRows } from './entry.repo.ts'
import { classBatches, classes } from './structure.tables.ts'

interface Named {
  id: string
  name: string
}

const courseOrder = inNameOrder(sql`courses.code`)

export type ClassRow = NonNullable<Awaited<ReturnType<typeof classRows.find>>>

export const classRows = entryRows(classes, {
  shape: {
    course: pgType.json<{ id: string; code: string; title: string }>(),
    department: nullable(pgType.json<Named>()),
    term: pgType.json<{ id: string; name: string; firstDay: string; lastDay: string }>(),
    lecturers: pgType.json<Named[]>(),
    batches: pgType.json<{ id: string; code: string; members: number }[]>(),
    enrolled: pgType.int,
    meetings: pgType.int,
  },
  columns: sql`json_build_object('id', courses.id, 'code', courses.code, 'title', courses.title) as course,
    case when departments.id is not null
      then json_build_object('id', departments.id, 'name', departments.name) end as department,
    json_build_object('id', terms.id, 'name', terms.name, 'firstDay', terms.first_day, 'lastDay', terms.last_day) as term,
    coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name)
      order by ${nameOrderOfP}) from class_lecturers l join people p on p.id = l.lecturer_id
      where l.class_id = classes.id), '[]') as lecturers,
    coalesce((select json_agg(json_build_object('id', b.id, 'code', b.code,
        'members', (select count(*) from batch_members m
          join people p on p.id = m.student_id and p.archived_at is null where m.batch_id = b.id)) order by b.code)
      from class_batches cb join batches b on b.id = cb.batch_id where cb.class_id = classes.id), '[]') as batches,
    (select count(*) from enrolments e where e.class_id = classes.id and e.left_at is null)::int as enrolled,
    (select count(*) from meetings m where m.class_id = classes.id and m.archived_at is null)::int as meetings`,
  joins: sql`join courses on courses.id = classes.course_id join terms on terms.id = classes.term_id
    left join departments on departments.id = courses.department_id`,
  searchable: sql`(courses.code::text || ' ' || courses.title || ' ' || terms.name || ' ' || coalesce(
    (select string_agg(p.first_name || ' ' || p.last_name, ' ') from class_lecturers l
      join people p on p.id = l.lecturer_id where l.class_id = classes.id), ''))`,
  sorts: {
    // Ascending, with the latest term first.
    current: [sql`current_date - terms.first_day`, courseOrder],
    course: [courseOrder, sql`terms.first_day`],
    term: [sql`terms.first_day`, courseOrder],
  },
})

export const isTaught = (lecturerId: string): SQL => isTaughtBy(sql`classes.id`, lecturerId)

/** Whether the term of a class is a current one. */
export const isCurrentClass = (today: string): SQL =>
  sql`exists (select 1 from terms t where t.id = classes.term_id and ${isCurrentTermT(today)})`

interface Filters {
  termId?: string | undefined
  departmentId?: string | undefined
  lecturerId?: string | undefined
  courseId?: string | undefined
  batchId?: string | undefined
  studentId?: string | undefined
}

export const classFilters = ({ termId, departmentId, lecturerId, courseId, batchId, studentId }: Filters) => [
  termId ? sql`classes.term_id = ${termId}` : undefined,
  departmentId ? sql`courses.department_id = ${departmentId}` : undefined,
  courseId ? sql`classes.course_id = ${courseId}` : undefined,
  lecturerId ? isTaught(lecturerId) : undefined,
  batchId
    ? sql`exists (select 1 from class_batches cb where cb.class_id = classes.id and cb.batch_id = ${batchId})`
    : undefined,
  studentId
    ? sql`exists (select 1 from enrolments e
        where e.class_id = classes.id and e.student_id = ${studentId} and e.left_at is null)`
    : undefined,
]

/** The number of future sessions of a class. */
export const countSessionsToCome = (db: Database, classId: string, now: Date) =>
  countBlocking(db, {
    sessions: sql`select count(*) from sessions s
      where s.class_id = ${classId} and s.status <> 'cancelled' and s.ends_at > ${now}`,
  })

/** Whether the class's course and term are both in use. */
export const partsAreCurrent = (db: Database, classId: string): Promise<boolean> =>
  hasRows(db)`select 1 from classes k join courses c on c.id = k.course_id and c.archived_at is null
      join terms t on t.id = k.term_id and t.archived_at is null where k.id = ${classId}`

export async function listClassBatches(db: Database, classId: string): Promise<string[]> {
  const rows = await db
    .select({ id: classBatches.batchId })
    .from(classBatches)
    .where(eq(classBatches.classId, classId))
  return rows.map(({ id }) => id)
}

export async function addBatches(db: Database, classId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.insert(classBatches).values(ids.map((batchId) => ({ classId, batchId })))
}

export async function removeBatches(db: Database, classId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) {
    await db
      .delete(classBatches)
      .where(and(eq(classBatches.classId, classId), inArray(classBatches.batchId, ids)))
  }
}
