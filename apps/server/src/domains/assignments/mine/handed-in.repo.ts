import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { decisionInForce, lateRuleShape, ownDates, policyColumns } from '../assignments.sql.ts'
import { assignments, lateDecisions, submissions } from '../assignments.tables.ts'
import type { SubmittedWork } from '../late/penalty.rules.ts'

/** A late policy as stored in a row. */
export interface PolicyColumns {
  lateKind: LatePolicy['kind']
  lateAmount: string
  lateUnit: LatePolicy['unit']
  lateEvery: LatePolicy['every']
  lateFloor: string
}

export const penaltyPolicy = (row: PolicyColumns): SubmittedWork['policy'] => ({
  kind: row.lateKind,
  amount: row.lateAmount,
  unit: row.lateUnit,
  every: row.lateEvery,
  floor: row.lateFloor,
})

const rowShape = {
  assignmentId: assignments.id,
  studentId: submissions.studentId,
  submissionId: submissions.id,
  ...lateRuleShape,
  dueAt: pgType.instant,
  submittedAt: submissions.submittedAt,
  decision: nullable(lateDecisions.decision),
}

export interface HandedInRow extends SubmittedWork {
  assignmentId: string
  studentId: string
  submissionId: string
}

interface Which {
  assignmentIds: readonly string[]
  studentId?: string | undefined
  /** Ignores the extension from this mitigation request. */
  notOfRequest?: string
}

/** Newest work for these assignments, with everything that decides its penalty. */
export async function listSubmittedWork(
  db: Database,
  { assignmentIds, studentId, notOfRequest }: Which,
): Promise<HandedInRow[]> {
  const rows = await queryRows(db, rowShape)`
    select a.id as assignment_id, s.student_id, s.id as submission_id, ${policyColumns},
      d.due_at, s.submitted_at, l.decision
    from assignments a
    join submissions s on s.assignment_id = a.id
    cross join ${ownDates(sql`s.student_id`, { notOfRequest })}
    left join ${decisionInForce}
    where a.id = any(${sql.param(assignmentIds)}::uuid[])
      and ${studentId ? sql`s.student_id = ${studentId}` : sql`true`}`
  return rows.map(
    ({
      assignmentId,
      studentId: student,
      submissionId,
      maxMark,
      dueAt,
      submittedAt,
      decision,
      ...policy
    }) => ({
      assignmentId,
      studentId: student,
      submissionId,
      maxMark,
      dueAt,
      submittedAt,
      decision,
      policy: penaltyPolicy(policy),
    }),
  )
}
