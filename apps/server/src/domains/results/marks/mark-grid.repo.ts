import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { pgType, queryRows } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import { markEntries } from '../results.tables.ts'
import { assessments, markedBy } from '../sheets/assessments.sql.ts'

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
      and m.state = 'marked' and ${markedBy(actor, sql`x.class_id`)}
    group by m.student_id`
  return new Map(rows.map(({ studentId, percents }) => [studentId, percents]))
}
