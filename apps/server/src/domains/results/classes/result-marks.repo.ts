import { markSheetKind, markSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { markEntries } from '../results.tables.ts'
import { amongClasses, assessments, isSatBy } from '../sheets/assessments.sql.ts'

/** The reader of a result: students see released marks, others see all. */
export type ResultsView = 'released' | 'all'

/** An assessment that counts for a student, with the mark if it may be seen. */
const resultMarkRow = {
  studentId: enrolments.studentId,
  classId: enrolments.classId,
  sheetId: pgType.uuid,
  kind: pgType.oneOf(markSheetKind.options),
  title: pgType.text,
  at: nullable(pgType.instant),
  maxMark: pgType.text,
  weight: pgType.text,
  state: markEntries.state,
  mark: nullable(pgType.text),
  withheld: pgType.boolean,
  releasedAt: markEntries.releasedAt,
}
export type ResultMarkRow = ShapeRow<typeof resultMarkRow>

/** Marks are only joined where they may be seen, so no other part of the query can reveal them. */
const marksByView: Record<ResultsView, SQL> = {
  all: sql`true`,
  released: sql`m.released_at is not null`,
}
/** A mark shows as withheld only once the other students have seen theirs. */
const withheldByView: Record<ResultsView, SQL> = {
  all: sql`coalesce(m.withheld, false)`,
  released: sql`s.status is not distinct from 'published' and exists (
    select 1 from mark_entries h where h.sheet_id = x.id and h.student_id = n.student_id and h.withheld)`,
}

/** For the matching enrolments `n`, in the order of the assessments. */
const listMarksWhere = (db: Database, where: SQL, view: ResultsView) =>
  queryRows(db, resultMarkRow)`
    select n.student_id, n.class_id, x.id as sheet_id, x.kind, x.title, x.at,
      ${decimalText(sql`x.max_mark`)} as max_mark, ${decimalText(sql`x.weight`)} as weight, m.state,
      ${decimalText(sql`m.mark`)} as mark, ${withheldByView[view]} as withheld, m.released_at
    from enrolments n
    join ${assessments} x on x.class_id = n.class_id and ${isSatBy(sql`n.student_id`)}
    left join mark_sheets s on s.id = x.id
    left join mark_entries m on m.sheet_id = x.id and m.student_id = n.student_id and ${marksByView[view]}
    where ${where}
    order by x.at nulls last, x.id`

export const listMarksOfClass = (db: Database, classId: string) =>
  listMarksWhere(db, sql`n.class_id = ${classId}::uuid`, 'all')

/** Includes classes that the student has left, which keep their marks. */
export const listMarksOfStudent = (db: Database, studentId: string, view: ResultsView) =>
  listMarksWhere(
    db,
    sql`n.student_id = ${studentId}::uuid
      and ${amongClasses(sql`x.class_id`, sql`select o.class_id from enrolments o where o.student_id = ${studentId}::uuid`)}`,
    view,
  )

const classAssessmentRow = {
  sheetId: pgType.uuid,
  kind: pgType.oneOf(markSheetKind.options),
  title: pgType.text,
  at: nullable(pgType.instant),
  maxMark: pgType.text,
  weight: pgType.text,
  status: pgType.oneOf(markSheetStatus.options),
  /** The students who sit it: a deferred sitting replaces one that already counts. */
  sitting: pgType.oneOf(['class', 'deferred']),
}
export type ClassAssessmentRow = ShapeRow<typeof classAssessmentRow>

export const listClassAssessments = (db: Database, classId: string) =>
  queryRows(db, classAssessmentRow)`
    select x.id as sheet_id, x.kind, x.title, x.at, ${decimalText(sql`x.max_mark`)} as max_mark,
      ${decimalText(sql`x.weight`)} as weight, coalesce(s.status, 'draft') as status, x.sitting
    from ${assessments} x left join mark_sheets s on s.id = x.id
    where x.class_id = ${classId}::uuid
    order by x.at nulls last, x.id`
