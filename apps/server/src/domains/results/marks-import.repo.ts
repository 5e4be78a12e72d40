import type { MarkState } from '@campanile/contract/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { plain } from './assessments.sql.ts'

const ofImport = (sheetId: string, plan: string): SQL =>
  sql`h.sheet_id = ${sheetId}::uuid and h.plan = ${plan} and h.kind = 'imported'`

/** Marks that an import wrote; 0: there was none of this name. */
export async function countImported(db: Database, sheetId: string, plan: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from mark_changes h where ${ofImport(sheetId, plan)}`,
  )
  return row!.count
}

export interface TakenBackRow {
  studentId: string
  beforeState: MarkState | null
  beforeMark: string | null
  state: MarkState | null
  mark: string | null
}

/**
 * Gives every mark of an import that is still as the import left it, and that no student has seen, its former value:
 * one statement, however many there are.
 */
export async function takeImportBack(
  db: Database,
  { sheetId, plan, at, by }: { sheetId: string; plan: string; at: Date; by: string },
): Promise<TakenBackRow[]> {
  const students = await rowsOf<{ studentId: string }>(
    db,
    sql`select h.student_id as "studentId" from mark_changes h where ${ofImport(sheetId, plan)}`,
  )
  const ids = students.map(({ studentId }) => studentId)
  return rowsOf<TakenBackRow>(
    db,
    sql`
    with wanted as (
      select h.student_id, h.before_state, h.before_mark, h.after_state, h.after_mark, g.change_id
      from mark_changes h
      join unnest(${sql.param(ids)}::uuid[], ${sql.param(ids.map(() => newId()))}::uuid[])
        g(student_id, change_id) using (student_id)
      where ${ofImport(sheetId, plan)} and not exists (
        select 1 from mark_changes l
        where l.sheet_id = h.sheet_id and l.student_id = h.student_id and l.id > h.id
          and l.kind in ('entered', 'imported', 'undone', 'corrected'))
    ), written as (
      update mark_entries m set state = w.before_state, mark = w.before_mark, entered_by = ${by}::uuid,
        entered_at = ${at}::timestamptz, version = m.version + 1
      from wanted w
      where m.sheet_id = ${sheetId}::uuid and m.student_id = w.student_id and m.released_at is null
        and m.state is not distinct from w.after_state and m.mark is not distinct from w.after_mark
      returning m.student_id
    ), noted as (
      insert into mark_changes (id, sheet_id, student_id, kind, at, by, before_state, before_mark, after_state,
        after_mark, plan)
      select w.change_id, ${sheetId}::uuid, w.student_id, 'undone', ${at}::timestamptz, ${by}::uuid, w.after_state,
        w.after_mark, w.before_state, w.before_mark, ${plan}
      from wanted w join written using (student_id)
    )
    select w.student_id as "studentId", w.after_state as "beforeState", ${plain(sql`w.after_mark`)} as "beforeMark",
      w.before_state as state, ${plain(sql`w.before_mark`)} as mark
    from wanted w join written using (student_id)`,
  )
}
