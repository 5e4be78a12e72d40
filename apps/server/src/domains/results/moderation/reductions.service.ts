import type { Database } from '#db/database.ts'
import { listPenaltiesInForce } from '#domains/assignments/late/penalties.service.ts'
import type { MarkReduction } from '#domains/assignments/late/penalty.rules.ts'

/** The current deductions for lateness, for all of these assignments at once. */
export interface Reductions {
  of(sheetId: string, studentId: string): MarkReduction | undefined
}

/** Limited to one student if given. */
export async function readReductions(
  db: Database,
  assignmentIds: readonly string[],
  studentId?: string,
): Promise<Reductions> {
  const penalties = await listPenaltiesInForce(db, assignmentIds, studentId)
  const known = new Map(penalties.map((it) => [`${it.assignmentId} ${it.studentId}`, it]))
  return { of: (sheetId, student) => known.get(`${sheetId} ${student}`) }
}
