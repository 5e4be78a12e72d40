import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { countRows, pgType, queryRows, queryValues } from '#db/rows.ts'

interface Shift {
  shiftWeeks: number
  timeZone: string
}

/** The same hour of the institution's clock, weeks later. */
const shifted = (column: SQL, { shiftWeeks, timeZone }: Shift) =>
  sql`((${column} at time zone ${timeZone} + make_interval(weeks => ${shiftWeeks}::int)) at time zone ${timeZone})`

/** Assignments of these classes that would be due outside the term. */
export const countOutside = (
  db: Database,
  {
    classIds,
    term,
    ...shift
  }: Shift & { classIds: readonly string[]; term: { firstDay: string; lastDay: string } },
): Promise<number> =>
  countRows(db)`from assignments a
    where a.class_id = any(${sql.param(classIds)}::uuid[]) and a.archived_at is null
      and (${shifted(sql`a.due_at`, shift)} at time zone ${shift.timeZone})::date
        not between ${term.firstDay}::date and ${term.lastDay}::date`

export const listOfClasses = (db: Database, classIds: readonly string[]) =>
  queryRows(db, { id: pgType.uuid, classId: pgType.uuid })`select id, class_id from assignments
    where class_id = any(${sql.param(classIds)}::uuid[]) and archived_at is null order by id`

export interface AssignmentCopy {
  sourceId: string
  copyId: string
  classId: string
}

const copyRows = (copies: readonly AssignmentCopy[]) =>
  sql`unnest(${sql.param(copies.map((it) => it.sourceId))}::uuid[],
    ${sql.param(copies.map((it) => it.copyId))}::uuid[],
    ${sql.param(copies.map((it) => it.classId))}::uuid[]) as copy (source_id, id, class_id)`

/** Copies assignments as drafts, with their rubric and penalty. Their files are shared with the source. */
export async function insertCopies(
  db: Database,
  copies: readonly AssignmentCopy[],
  { createdBy, now, ...shift }: Shift & { createdBy: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into assignments (id, class_id, title, text, opens_at, due_at, max_mark, weight, late_kind, late_amount,
      late_unit, late_every, late_floor, late_until, max_files, max_file_bytes, accepts, rubric, created_by,
      created_at, updated_at)
    select copy.id, copy.class_id, a.title, a.text, ${shifted(sql`a.opens_at`, shift)},
      ${shifted(sql`a.due_at`, shift)}, a.max_mark, a.weight, a.late_kind, a.late_amount, a.late_unit, a.late_every,
      a.late_floor, ${shifted(sql`a.late_until`, shift)}, a.max_files, a.max_file_bytes, a.accepts, a.rubric,
      ${createdBy}::uuid, ${now}::timestamptz, ${now}::timestamptz
    from ${copyRows(copies)} join assignments a on a.id = copy.source_id`)
  await db.execute(sql`
    insert into assignment_files (id, assignment_id, key, name, type, size, sha256, uploaded_at)
    select gen_random_uuid(), copy.id, f.key, f.name, f.type, f.size, f.sha256, f.uploaded_at
    from ${copyRows(copies)} join assignment_files f on f.assignment_id = copy.source_id order by f.id`)
}

/** Deletes assignments; returns the stored files that no other assignment has. */
export async function deleteCopies(db: Database, assignmentIds: readonly string[]): Promise<string[]> {
  const ids = sql`any(${sql.param(assignmentIds)}::uuid[])`
  const keys = await queryValues(
    db,
    pgType.text,
  )`delete from assignment_files where assignment_id = ${ids} returning key`
  await db.execute(sql`delete from assignments where id = ${ids}`)
  return queryValues(db, pgType.text)`select distinct key from unnest(${sql.param(keys)}::text[]) as key
    where not exists (select 1 from assignment_files f where f.key = key)`
}
