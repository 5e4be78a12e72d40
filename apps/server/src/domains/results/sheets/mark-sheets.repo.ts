import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKind, markSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { courses, terms } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { markSheets } from '../results.tables.ts'
import { assessments, expectedOfX, isMarker } from './assessments.sql.ts'

const sheetRow = {
  id: pgType.uuid,
  kind: pgType.oneOf(markSheetKind.options),
  title: pgType.text,
  classId: pgType.uuid,
  courseCode: pgType.text,
  courseTitle: courses.title,
  termId: terms.id,
  termName: terms.name,
  at: nullable(pgType.instant),
  maxMark: pgType.text,
  weight: pgType.text,
  status: pgType.oneOf(markSheetStatus.options),
  submittedAt: markSheets.submittedAt,
  submittedBy: nullable(pgType.text),
  publishedAt: markSheets.publishedAt,
  publishedBy: nullable(pgType.text),
  enrolled: pgType.int,
  entered: pgType.int,
  withheld: pgType.int,
  version: pgType.int,
}
export type SheetRow = ShapeRow<typeof sheetRow>

/** Assessments as `x`, each with its sheet even if it is not stored yet. */
export const selectSheets = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, sheetRow)`
    select x.id, x.kind, x.title, x.class_id, k.code::text as course_code, k.title as course_title,
      t.id as term_id, t.name as term_name, x.at, ${decimalText(sql`x.max_mark`)} as max_mark,
      ${decimalText(sql`x.weight`)} as weight, coalesce(s.status, 'draft') as status,
      s.submitted_at, su.first_name || ' ' || su.last_name as submitted_by,
      s.published_at, pu.first_name || ' ' || pu.last_name as published_by,
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
    where ${where} ${rest}`

/** Also undefined when the caller does not mark this class. */
export async function findSheet(db: Database, actor: Actor, sheetId: string): Promise<SheetRow | undefined> {
  const [row] = await selectSheets(
    db,
    sql`x.id = ${sheetId}::uuid and ${isMarker(actor, sql`x.class_id`)}`,
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
