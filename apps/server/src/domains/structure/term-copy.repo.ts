import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { pgType, queryOne, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { classBatches, classes } from './structure.tables.ts'

// A copy includes classes that are not archived, and lecturers and batches that are still in use.

const termClasses = (termId: string) =>
  sql`(select id, course_id from classes where term_id = ${termId} and archived_at is null)`
const lecturerRows = (classes: SQL) => sql`from ${classes} k join class_lecturers l on l.class_id = k.id
  join people p on p.id = l.lecturer_id and p.role = 'lecturer' and p.archived_at is null`
const batchRows = (classes: SQL) => sql`from ${classes} k join class_batches cb on cb.class_id = k.id
  join batches b on b.id = cb.batch_id and b.archived_at is null`
const meetingRows = (
  classes: SQL,
) => sql`from ${classes} k join meetings m on m.class_id = k.id and m.archived_at is null
  left join rooms r on r.id = m.room_id and r.archived_at is null`

const copyFiguresRow = {
  classes: pgType.int,
  lecturers: pgType.int,
  batches: pgType.int,
  meetings: pgType.int,
  enrolments: pgType.int,
}
export type CopyFigures = ShapeRow<typeof copyFiguresRow>

export async function countCopy(db: Database, termId: string): Promise<CopyFigures> {
  const source = termClasses(termId)
  const row = await queryOne(db, copyFiguresRow)`select (select count(*) from ${source} k)::int as classes,
      (select count(distinct l.lecturer_id) ${lecturerRows(source)})::int as lecturers,
      (select count(distinct b.id) ${batchRows(source)})::int as batches,
      (select count(*) ${meetingRows(source)})::int as meetings,
      (select count(distinct (k.id, s.student_id)) ${batchRows(source)} join batch_members s on s.batch_id = b.id
        join people p on p.id = s.student_id and p.archived_at is null)::int as enrolments`
  return row
}

/** Copies each class of one term to the other, with lecturers, batches and meetings; returns the new ids. */
export async function copyClasses(
  db: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> {
  const sources = await queryRows(db, {
    id: classes.id,
    courseId: classes.courseId,
  })`select id, course_id from ${termClasses(from)} k order by id`
  if (sources.length === 0) return []
  const made = sources.map(({ id, courseId }) => ({ source: id, id: newId(), courseId }))
  const history = { createdAt: now, updatedAt: now }
  await db.insert(classes).values(made.map(({ id, courseId }) => ({ id, courseId, termId: to, ...history })))
  const pairs = sql`(select * from unnest(${sql.param(made.map((it) => it.source))}::uuid[],
    ${sql.param(made.map((it) => it.id))}::uuid[]) as pair (id, copy))`
  await db.execute(
    sql`insert into class_lecturers (class_id, lecturer_id, added_at)
      select k.copy, l.lecturer_id, ${now}::timestamptz ${lecturerRows(pairs)}`,
  )
  await db.execute(
    sql`insert into class_batches (class_id, batch_id) select k.copy, b.id ${batchRows(pairs)}`,
  )
  await db.execute(sql`insert into meetings (id, class_id, weekday, starts_at, ends_at, room_id, created_at, updated_at)
    select gen_random_uuid(), k.copy, m.weekday, m.starts_at, m.ends_at, r.id, ${now}::timestamptz, ${now}::timestamptz
    ${meetingRows(pairs)}`)
  return made.map(({ id }) => id)
}

/** The batches of these classes. */
export const batchesOfClasses = (db: Database, classIds: readonly string[]): Promise<string[]> =>
  queryValues(
    db,
    classBatches.batchId,
  )`select distinct batch_id as id from class_batches where class_id = any(${sql.param(classIds)}::uuid[])`
