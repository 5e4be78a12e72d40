import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { decisionInForce, ownDates, policyColumns } from '../assignments.sql.ts'
import type { HandedIn } from '../late/penalty.rules.ts'

/** A late policy as stored in a row. */
export interface PolicyColumns {
  lateKind: LatePolicy['kind']
  lateAmount: string
  lateUnit: LatePolicy['unit']
  lateEvery: LatePolicy['every']
  lateFloor: string
}

export const policyOf = (row: PolicyColumns): HandedIn['policy'] => ({
  kind: row.lateKind,
  amount: row.lateAmount,
  unit: row.lateUnit,
  every: row.lateEvery,
  floor: row.lateFloor,
})

interface Row extends PolicyColumns {
  assignmentId: string
  studentId: string
  submissionId: string
  maxMark: string
  dueAt: Date
  submittedAt: Date
  decision: LateDecision | null
}

export interface HandedInRow extends HandedIn {
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
export async function listHandedIn(
  db: Database,
  { assignmentIds, studentId, notOfRequest }: Which,
): Promise<HandedInRow[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    select a.id as "assignmentId", s.student_id as "studentId", s.id as "submissionId", ${policyColumns},
      d.due_at as "dueAt", s.submitted_at as "submittedAt", l.decision
    from assignments a
    join submissions s on s.assignment_id = a.id
    cross join ${ownDates(sql`s.student_id`, { notOfRequest })}
    left join ${decisionInForce}
    where a.id = any(${sql.param(assignmentIds)}::uuid[])
      and ${studentId ? sql`s.student_id = ${studentId}` : sql`true`}`,
    ['dueAt', 'submittedAt'],
  )
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
      policy: policyOf(policy),
    }),
  )
}
