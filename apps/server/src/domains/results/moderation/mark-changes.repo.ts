import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import type { MarkChange } from '@campanile/contract/results/marks-moderation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'

interface Query {
  sheetId: string
  studentId?: string | undefined
  page: number
  pageSize: number
}

export interface ChangeRow {
  id: string
  at: Date
  by: string | null
  studentId: string
  studentName: string
  number: string | null
  kind: MarkChange['kind']
  beforeState: MarkState | null
  beforeMark: string | null
  afterState: MarkState | null
  afterMark: string | null
  reason: string | null
}

const narrowed = ({ sheetId, studentId }: Query): SQL => sql`
  h.sheet_id = ${sheetId}::uuid and ${studentId ? sql`h.student_id = ${studentId}::uuid` : sql`true`}`

/** Newest first: ids grow with time. */
export const listChanges = (db: Database, query: Query) =>
  rowsOf<ChangeRow>(
    db,
    sql`
    select h.id, h.at, b.first_name || ' ' || b.last_name as by, h.student_id as "studentId",
      p.first_name || ' ' || p.last_name as "studentName", p.number, h.kind, h.before_state as "beforeState",
      ${decimalText(sql`h.before_mark`)} as "beforeMark", h.after_state as "afterState",
      ${decimalText(sql`h.after_mark`)} as "afterMark", h.reason
    from mark_changes h
    join people p on p.id = h.student_id
    left join people b on b.id = h.by
    where ${narrowed(query)}
    order by h.id desc ${pageClause(query)}`,
    ['at'],
  )

export async function countChanges(db: Database, query: Query): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from mark_changes h where ${narrowed(query)}`,
  )
  return row!.count
}
