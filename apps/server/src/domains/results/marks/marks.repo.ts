import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRows, queryValues, type RowOf } from '#db/rows.ts'
import { markEntries, markSheets } from '../results.tables.ts'

/** A mark as markers see it. */
const markRow = {
  sheetId: markEntries.sheetId,
  studentId: markEntries.studentId,
  state: markEntries.state,
  mark: nullable(pgType.text),
  version: markEntries.version,
  withheld: markEntries.withheld,
  /** Null while the student must not see it. */
  releasedAt: markEntries.releasedAt,
  sheetStatus: markSheets.status,
}
export type MarkRow = RowOf<typeof markRow>

/** Marks of these exams or assignments; of one student if given. */
export const listMarks = (db: Database, sheetIds: readonly string[], studentId?: string) =>
  queryRows(db, markRow)`
    select m.sheet_id, m.student_id, m.state, ${decimalText(sql`m.mark`)} as mark, m.version,
      m.withheld, m.released_at, s.status as sheet_status
    from mark_entries m join mark_sheets s on s.id = m.sheet_id
    where m.sheet_id = any(${sql.param(sheetIds)}::uuid[])
      and ${studentId ? sql`m.student_id = ${studentId}::uuid` : sql`true`}`

/** The progress of a sheet. */
const sheetProgressRow = {
  sheetId: markSheets.id,
  status: markSheets.status,
  /** At least one student has a mark, or is absent or incomplete. */
  isMarked: pgType.boolean,
  /** It is published, or a student has been shown one of its marks. */
  isShown: pgType.boolean,
}
export type SheetProgress = RowOf<typeof sheetProgressRow>

/** The progress of these sheets. A sheet without entries has no row. */
export const listProgress = (db: Database, sheetIds: readonly string[]) =>
  queryRows(db, sheetProgressRow)`
    select s.id as sheet_id, s.status,
      exists (select 1 from mark_entries m where m.sheet_id = s.id and m.state is not null) as is_marked,
      s.status = 'published'
        or exists (select 1 from mark_entries m where m.sheet_id = s.id and m.released_at is not null) as is_shown
    from mark_sheets s where s.id = any(${sql.param(sheetIds)}::uuid[])`

interface Releasing {
  sheetId: string
  /** Null for everyone with a mark. */
  studentIds: readonly string[] | null
  at: Date
  by: string
}

/** Releases marks that are not withheld. @returns the students who could not see theirs before */
export const releaseEntries = (
  db: Database,
  { sheetId, studentIds, at }: Omit<Releasing, 'by'>,
): Promise<string[]> =>
  queryValues(db, markEntries.studentId)`
    update mark_entries set released_at = ${at}::timestamptz, version = version + 1
    where sheet_id = ${sheetId}::uuid and state is not null and not withheld and released_at is null
      and ${studentIds ? sql`student_id = any(${sql.param(studentIds)}::uuid[])` : sql`true`}
    returning student_id`

interface Withholding extends Releasing {
  studentIds: readonly string[]
  reason: string | null
}

const noted = (kind: 'withheld' | 'released', { sheetId, studentIds, at, by, reason }: Withholding) => sql`
  insert into mark_changes (id, sheet_id, student_id, kind, at, by, before_state, before_mark, after_state, after_mark,
    reason)
  select g.change_id, ${sheetId}::uuid, student_id, ${kind}::text, ${at}::timestamptz, ${by}::uuid, state, mark, state,
    mark, ${reason}::text
  from changed join unnest(${sql.param(studentIds)}::uuid[], ${sql.param(studentIds.map(() => newId()))}::uuid[])
    g(student_id, change_id) using (student_id)`

/** Withholds marks. @returns the students whose mark was not withheld before, and whether they had seen it */
export const withholdEntries = (db: Database, it: Withholding) =>
  queryRows(db, { studentId: markEntries.studentId, wasReleased: pgType.boolean })`
    with seen as (
      select student_id, released_at is not null as was_released from mark_entries
      where sheet_id = ${it.sheetId}::uuid and student_id = any(${sql.param(it.studentIds)}::uuid[])
    ), changed as (
      insert into mark_entries as m (sheet_id, student_id, entered_at, withheld, withheld_reason, version)
      select ${it.sheetId}::uuid, student_id, ${it.at}::timestamptz, true, ${it.reason}::text, 1
      from unnest(${sql.param(it.studentIds)}::uuid[]) g(student_id) order by student_id
      on conflict (sheet_id, student_id) do update set withheld = true, withheld_reason = excluded.withheld_reason,
        released_at = null, version = m.version + 1
      where not m.withheld
      returning m.student_id, m.state, m.mark
    ), noted as (${noted('withheld', it)})
    select changed.student_id, coalesce(seen.was_released, false) as was_released
    from changed left join seen using (student_id)`

/** Stops withholding; on a published sheet the marks become visible again. @returns the students concerned */
export const endWithholding = (
  db: Database,
  { isPublished, ...it }: Withholding & { isPublished: boolean },
): Promise<string[]> =>
  queryValues(db, markEntries.studentId)`
    with changed as (
      update mark_entries set withheld = false, withheld_reason = null, version = version + 1,
        released_at = case when ${isPublished}::boolean and state is not null then ${it.at}::timestamptz end
      where sheet_id = ${it.sheetId}::uuid and student_id = any(${sql.param(it.studentIds)}::uuid[]) and withheld
      returning student_id, state, mark
    ), noted as (${noted('released', it)})
    select student_id from changed`
