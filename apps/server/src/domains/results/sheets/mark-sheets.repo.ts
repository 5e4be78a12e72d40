import type { MarkSheetKind, MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import { assessments, expectedOfX, markedBy } from './assessments.sql.ts'

export interface SheetRow {
  id: string
  kind: MarkSheetKind
  title: string
  classId: string
  courseCode: string
  courseTitle: string
  termId: string
  termName: string
  at: Date | null
  maxMark: string
  weight: string
  status: MarkSheetStatus
  submittedAt: Date | null
  submittedBy: string | null
  publishedAt: Date | null
  publishedBy: string | null
  enrolled: number
  entered: number
  withheld: number
  version: number
}

/** Assessments as `x`, each with its sheet even if it is not stored yet. */
export const selectSheets = (db: Database, where: SQL, rest: SQL) =>
  rowsOf<SheetRow>(
    db,
    sql`
    select x.id, x.kind, x.title, x.class_id as "classId", k.code::text as "courseCode", k.title as "courseTitle",
      t.id as "termId", t.name as "termName", x.at, ${decimalText(sql`x.max_mark`)} as "maxMark",
      ${decimalText(sql`x.weight`)} as weight, coalesce(s.status, 'draft') as status,
      s.submitted_at as "submittedAt", su.first_name || ' ' || su.last_name as "submittedBy",
      s.published_at as "publishedAt", pu.first_name || ' ' || pu.last_name as "publishedBy",
      (select count(*)::int from ${expectedOfX} w) as enrolled,
      (select count(*)::int from ${expectedOfX} w join mark_entries m
        on m.sheet_id = x.id and m.student_id = w.student_id and m.state is not null) as entered,
      (select count(*)::int from mark_entries m where m.sheet_id = x.id and m.withheld) as withheld,
      coalesce(s.version, 0) as version
    from ${assessments} x
    join classes c on c.id = x.class_id
    join courses k on k.id = c.course_id
    join terms t on t.id = c.term_id
    left join mark_sheets s on s.id = x.id
    left join people su on su.id = s.submitted_by
    left join people pu on pu.id = s.published_by
    where ${where} ${rest}`,
    ['at', 'submittedAt', 'publishedAt'],
  )

/** Also undefined when the caller does not mark this class. */
export async function findSheet(db: Database, actor: Actor, sheetId: string): Promise<SheetRow | undefined> {
  const [row] = await selectSheets(
    db,
    sql`x.id = ${sheetId}::uuid and ${markedBy(actor, sql`x.class_id`)}`,
    sql``,
  )
  return row
}

/**
 * Creates the sheet's row if needed and locks it: shared between editors, exclusively for a change of status.
 */
export async function lockSheet(
  db: Database,
  { id, kind, classId }: Pick<SheetRow, 'id' | 'kind' | 'classId'>,
  how: 'together' | 'alone',
): Promise<void> {
  await db.execute(sql`
    insert into mark_sheets (id, ${kind === 'exam' ? sql`exam_id` : sql`assignment_id`}, class_id)
    values (${id}::uuid, ${id}::uuid, ${classId}::uuid) on conflict do nothing`)
  const lock = how === 'alone' ? sql`for update` : sql`for share`
  await db.execute(sql`select 1 from mark_sheets where id = ${id}::uuid ${lock}`)
}

/** An admin can submit a draft themselves, so there may be no submitter. */
export interface SheetStep {
  status: MarkSheetStatus
  at: Date
  by: string
}

/** Moves an exclusively locked sheet to its next status. */
export async function updateStatus(
  db: Database,
  sheetId: string,
  { status, at, by }: SheetStep,
): Promise<void> {
  const now = sql`${at}::timestamptz`
  const stamps = {
    draft: sql`submitted_at = null, submitted_by = null`,
    submitted: sql`submitted_at = ${now}, submitted_by = ${by}::uuid`,
    published: sql`published_at = ${now}, published_by = ${by}::uuid`,
  }[status]
  await db.execute(sql`
    update mark_sheets set status = ${status}, ${stamps}, version = version + 1 where id = ${sheetId}::uuid`)
}
