import type { MarkSheetStatus, MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'

/** A mark as markers see it. */
export interface MarkRow {
  sheetId: string
  studentId: string
  state: MarkState | null
  mark: string | null
  version: number
  withheld: boolean
  /** Null while the student must not see it. */
  releasedAt: Date | null
  sheetStatus: MarkSheetStatus
}

/** Marks of these exams or assignments; of one student if given. */
export const listMarks = (db: Database, sheetIds: readonly string[], studentId?: string) =>
  rowsOf<MarkRow>(
    db,
    sql`
    select m.sheet_id as "sheetId", m.student_id as "studentId", m.state, ${decimalText(sql`m.mark`)} as mark, m.version,
      m.withheld, m.released_at as "releasedAt", s.status as "sheetStatus"
    from mark_entries m join mark_sheets s on s.id = m.sheet_id
    where m.sheet_id = any(${sql.param(sheetIds)}::uuid[])
      and ${studentId ? sql`m.student_id = ${studentId}::uuid` : sql`true`}`,
    ['releasedAt'],
  )

/** The progress of a sheet. */
export interface SheetProgress {
  sheetId: string
  status: MarkSheetStatus
  /** At least one student has a mark, or is absent or incomplete. */
  isMarked: boolean
  /** It is published, or a student has been shown one of its marks. */
  isShown: boolean
}

/** The progress of these sheets. A sheet without entries has no row. */
export const listProgress = (db: Database, sheetIds: readonly string[]) =>
  rowsOf<SheetProgress>(
    db,
    sql`
    select s.id as "sheetId", s.status,
      exists (select 1 from mark_entries m where m.sheet_id = s.id and m.state is not null) as "isMarked",
      s.status = 'published'
        or exists (select 1 from mark_entries m where m.sheet_id = s.id and m.released_at is not null) as "isShown"
    from mark_sheets s where s.id = any(${sql.param(sheetIds)}::uuid[])`,
  )

interface Releasing {
  sheetId: string
  /** Null for everyone with a mark. */
  studentIds: readonly string[] | null
  at: Date
  by: string
}

/** Releases marks that are not withheld. @returns the students who could not see theirs before */
export async function releaseEntries(
  db: Database,
  { sheetId, studentIds, at }: Omit<Releasing, 'by'>,
): Promise<string[]> {
  const rows = await rowsOf<{ studentId: string }>(
    db,
    sql`
    update mark_entries set released_at = ${at}::timestamptz, version = version + 1
    where sheet_id = ${sheetId}::uuid and state is not null and not withheld and released_at is null
      and ${studentIds ? sql`student_id = any(${sql.param(studentIds)}::uuid[])` : sql`true`}
    returning student_id as "studentId"`,
  )
  return rows.map(({ studentId }) => studentId)
}

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
  rowsOf<{ studentId: string; wasReleased: boolean }>(
    db,
    sql`
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
    select changed.student_id as "studentId", coalesce(seen.was_released, false) as "wasReleased"
    from changed left join seen using (student_id)`,
  )

/** Stops withholding; on a published sheet the marks become visible again. @returns the students concerned */
export async function endWithholding(
  db: Database,
  { isPublished, ...it }: Withholding & { isPublished: boolean },
): Promise<string[]> {
  const rows = await rowsOf<{ studentId: string }>(
    db,
    sql`
    with changed as (
      update mark_entries set withheld = false, withheld_reason = null, version = version + 1,
        released_at = case when ${isPublished}::boolean and state is not null then ${it.at}::timestamptz end
      where sheet_id = ${it.sheetId}::uuid and student_id = any(${sql.param(it.studentIds)}::uuid[]) and withheld
      returning student_id, state, mark
    ), noted as (${noted('released', it)})
    select student_id as "studentId" from changed`,
  )
  return rows.map(({ studentId }) => studentId)
}
