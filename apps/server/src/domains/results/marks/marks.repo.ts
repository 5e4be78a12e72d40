import { markState } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import { markEntries, markSheets } from '../results.tables.ts'
import { assessments, isMarker } from '../sheets/assessments.sql.ts'

const ofImport = (plan: string): SQL => sql`h.plan = ${plan} and h.kind = 'imported'`

/** The number of marks that an import wrote; 0 when there was no such import. */
export async function countImported(db: Database, sheetId: string, plan: string): Promise<number> {
  const row = await queryOne(db, {
    count: pgType.int,
  })`select count(*)::int as count from mark_changes h where h.sheet_id = ${sheetId}::uuid and ${ofImport(plan)}`
  return row.count
}

const importedRow = {
  studentId: pgType.uuid,
  beforeState: nullable(pgType.oneOf(markState.options)),
  beforeMark: nullable(pgType.text),
}
export type ImportedRow = ShapeRow<typeof importedRow>

/** Marks of an import that have not been entered again or corrected since, with their previous values. */
export const listStillImported = (db: Database, sheetId: string, plan: string) =>
  queryRows(db, importedRow)`
    select h.student_id, h.before_state, ${decimalText(sql`h.before_mark`)} as before_mark
    from (
      select distinct on (c.student_id) c.* from mark_changes c
      where c.sheet_id = ${sheetId}::uuid and c.kind in ('entered', 'imported', 'undone', 'corrected')
      order by c.student_id, c.id desc
    ) h where ${ofImport(plan)}`

/** Percentages of these students on other sheets that the caller can see. */
export async function listOtherResults(
  db: Database,
  actor: Actor,
  { sheetId, studentIds }: { sheetId: string; studentIds: readonly string[] },
): Promise<Map<string, string[]>> {
  const rows = await queryRows(db, { studentId: markEntries.studentId, percents: pgType.array(pgType.text) })`
    select m.student_id,
      array_agg(${decimalText(sql`round(m.mark * 100 / x.max_mark, 2)`)}) as percents
    from mark_entries m join ${assessments} x on x.id = m.sheet_id
    where m.student_id = any(${sql.param(studentIds)}::uuid[]) and m.sheet_id <> ${sheetId}::uuid
      and m.state = 'marked' and ${isMarker(actor, sql`x.class_id`)}
    group by m.student_id`
  return new Map(rows.map(({ studentId, percents }) => [studentId, percents]))
}

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
export type MarkRow = ShapeRow<typeof markRow>

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
export type SheetProgress = ShapeRow<typeof sheetProgressRow>

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
