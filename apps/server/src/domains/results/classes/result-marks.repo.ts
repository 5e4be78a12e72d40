import type { MarkSheetKind, MarkSheetStatus, MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { amongClasses, assessments, isSatBy } from '../sheets/assessments.sql.ts'

/** Who a result is for: students see released marks, others see all. */
export type ResultsView = 'released' | 'all'

/** An assessment that counts for a student, with the mark if it may be seen. */
export interface ResultMarkRow {
  studentId: string
  classId: string
  sheetId: string
  kind: MarkSheetKind
  title: string
  at: Date | null
  maxMark: string
  weight: string
  state: MarkState | null
  mark: string | null
  withheld: boolean
  releasedAt: Date | null
}

/** Marks are only joined where they may be seen, so no other part of the query can reveal them. */
const marksIn: Record<ResultsView, SQL> = {
  all: sql`true`,
  released: sql`m.released_at is not null`,
}
/** A mark shows as withheld only once the other students have seen theirs. */
const withheldIn: Record<ResultsView, SQL> = {
  all: sql`coalesce(m.withheld, false)`,
  released: sql`s.status is not distinct from 'published' and exists (
    select 1 from mark_entries h where h.sheet_id = x.id and h.student_id = n.student_id and h.withheld)`,
}

/** For the matching enrolments `n`, in the order of the assessments. */
const listMarksWhere = (db: Database, where: SQL, view: ResultsView) =>
  rowsOf<ResultMarkRow>(
    db,
    sql`
    select n.student_id as "studentId", n.class_id as "classId", x.id as "sheetId", x.kind, x.title, x.at,
      ${decimalText(sql`x.max_mark`)} as "maxMark", ${decimalText(sql`x.weight`)} as weight, m.state,
      ${decimalText(sql`m.mark`)} as mark, ${withheldIn[view]} as withheld, m.released_at as "releasedAt"
    from enrolments n
    join ${assessments} x on x.class_id = n.class_id and ${isSatBy(sql`n.student_id`)}
    left join mark_sheets s on s.id = x.id
    left join mark_entries m on m.sheet_id = x.id and m.student_id = n.student_id and ${marksIn[view]}
    where ${where}
    order by x.at nulls last, x.id`,
    ['at', 'releasedAt'],
  )

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

export interface ClassAssessmentRow {
  sheetId: string
  kind: MarkSheetKind
  title: string
  at: Date | null
  maxMark: string
  weight: string
  status: MarkSheetStatus
  /** Who sits it: a deferred sitting replaces one that already counts. */
  sitting: 'class' | 'deferred'
}

export const listAssessmentsOf = (db: Database, classId: string) =>
  rowsOf<ClassAssessmentRow>(
    db,
    sql`
    select x.id as "sheetId", x.kind, x.title, x.at, ${decimalText(sql`x.max_mark`)} as "maxMark",
      ${decimalText(sql`x.weight`)} as weight, coalesce(s.status, 'draft') as status, x.sitting
    from ${assessments} x left join mark_sheets s on s.id = x.id
    where x.class_id = ${classId}::uuid
    order by x.at nulls last, x.id`,
    ['at'],
  )
