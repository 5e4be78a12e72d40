import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText, pageClause } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { markChanges } from '../results.tables.ts'

interface Query {
  sheetId: string
  studentId?: string | undefined
  page: number
  pageSize: number
}

const changeRow = {
  id: markChanges.id,
  at: markChanges.at,
  by: nullable(pgType.text),
  studentId: markChanges.studentId,
  studentName: pgType.text,
  number: people.number,
  kind: markChanges.kind,
  beforeState: markChanges.beforeState,
  beforeMark: nullable(pgType.text),
  afterState: markChanges.afterState,
  afterMark: nullable(pgType.text),
  reason: markChanges.reason,
}
export type ChangeRow = ShapeRow<typeof changeRow>

const narrowed = ({ sheetId, studentId }: Query): SQL => sql`
  h.sheet_id = ${sheetId}::uuid and ${studentId ? sql`h.student_id = ${studentId}::uuid` : sql`true`}`

/** Newest first: ids grow with time. */
export const listChanges = (db: Database, query: Query) =>
  queryRows(db, changeRow)`
    select h.id, h.at, b.first_name || ' ' || b.last_name as by, h.student_id,
      p.first_name || ' ' || p.last_name as student_name, p.number, h.kind, h.before_state,
      ${decimalText(sql`h.before_mark`)} as before_mark, h.after_state,
      ${decimalText(sql`h.after_mark`)} as after_mark, h.reason
    from mark_changes h
    join people p on p.id = h.student_id
    left join people b on b.id = h.by
    where ${narrowed(query)}
    order by h.id desc ${pageClause(query)}`

export async function countChanges(db: Database, query: Query): Promise<number> {
  const row = await queryOne(db, {
    count: pgType.int,
  })`select count(*)::int as count from mark_changes h where ${narrowed(query)}`
  return row.count
}
