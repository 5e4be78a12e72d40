import { markState } from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRow, queryRows, type RowOf } from '#db/rows.ts'

const ofImport = (plan: string): SQL => sql`h.plan = ${plan} and h.kind = 'imported'`

/** The number of marks that an import wrote; 0 when there was no such import. */
export async function countImported(db: Database, sheetId: string, plan: string): Promise<number> {
  const row = await queryRow(db, {
    count: pgType.int,
  })`select count(*)::int as count from mark_changes h where h.sheet_id = ${sheetId}::uuid and ${ofImport(plan)}`
  return row!.count
}

const importedRow = {
  studentId: pgType.uuid,
  beforeState: nullable(pgType.oneOf(markState.options)),
  beforeMark: nullable(pgType.text),
}
export type ImportedRow = RowOf<typeof importedRow>

/** Marks of an import that have not been entered again or corrected since, with their previous values. */
export const listStillImported = (db: Database, sheetId: string, plan: string) =>
  queryRows(db, importedRow)`
    select h.student_id, h.before_state, ${decimalText(sql`h.before_mark`)} as before_mark
    from (
      select distinct on (c.student_id) c.* from mark_changes c
      where c.sheet_id = ${sheetId}::uuid and c.kind in ('entered', 'imported', 'undone', 'corrected')
      order by c.student_id, c.id desc
    ) h where ${ofImport(plan)}`
