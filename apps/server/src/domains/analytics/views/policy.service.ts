import {
  type ChangedEnrolment,
  policySimulation,
  type SimulatedPolicy,
} from '@campanile/contract/analytics/policy-simulation.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { isCursorId, pageCursor, readPageCursor, toPage } from '#http/page-cursor.ts'
import { readFrame } from '../scope.service.ts'
import { attendancePercentage } from './figures.rules.ts'
import * as repo from './policy.repo.ts'

type Asked = ParsedInput<typeof policySimulation.simulatePolicy>

const nobody: repo.OutcomeRow = {
  id: null,
  all: true,
  name: null,
  enrolments: 0,
  students: 0,
  present: 0,
  late: 0,
  absent: 0,
  excused: 0,
  below: 0,
  studentsBelow: 0,
  triedPresent: 0,
  triedLate: 0,
  triedAbsent: 0,
  triedBelow: 0,
  triedStudentsBelow: 0,
  newlyBelow: 0,
  noLongerBelow: 0,
  studentsNewlyBelow: 0,
  studentsNoLongerBelow: 0,
}

/**
 * The requested term, or the last one, or the one before it while that is running, and the rules to simulate.
 * Missing rules are as they are today.
 */
async function tryPolicy(
  ctx: SignedIn,
  { requiredPercentage, lateAfterMinutes, absentAfterMinutes, latesPerAbsence, ...asked }: Asked,
) {
  const { term, isTermOver, previousTerm, scope, previousScope, required } = await readFrame(ctx, asked)
  const isLast = !asked.termId && !isTermOver && previousTerm !== null
  const policy = {
    required: requiredPercentage ?? required,
    lateAfterMinutes: lateAfterMinutes ?? null,
    absentAfterMinutes: absentAfterMinutes ?? null,
    latesPerAbsence: latesPerAbsence ?? 0,
  }
  return { term: isLast ? previousTerm : term, scope: isLast ? previousScope : scope, required, policy }
}

const tried = ({ triedPresent, triedLate, triedAbsent, excused }: repo.OutcomeRow | repo.ChangedRow) => ({
  present: triedPresent,
  late: triedLate,
  absent: triedAbsent,
  excused,
})
const actual = ({ present, late, absent, excused }: repo.OutcomeRow) => ({ present, late, absent, excused })

export const simulatePolicy = handle(
  policySimulation.simulatePolicy,
  async (ctx, asked): Promise<SimulatedPolicy> => {
    const { term, scope, required, policy } = await tryPolicy(ctx, asked)
    const rows = scope ? await repo.listOutcomes(ctx.reading, { scope, policy, required }) : []
    const all = rows.find((row) => row.all && row.enrolments > 0) ?? nobody
    return {
      term,
      required: { actual: required, tried: policy.required },
      enrolments: all.enrolments,
      students: all.students,
      actual: {
        ...actual(all),
        percentage: attendancePercentage(actual(all)),
        enrolmentsBelow: all.below,
        studentsBelow: all.studentsBelow,
      },
      tried: {
        ...tried(all),
        percentage: attendancePercentage(tried(all)),
        enrolmentsBelow: all.triedBelow,
        studentsBelow: all.triedStudentsBelow,
      },
      newlyBelow: all.newlyBelow,
      noLongerBelow: all.noLongerBelow,
      studentsNewlyBelow: all.studentsNewlyBelow,
      studentsNoLongerBelow: all.studentsNoLongerBelow,
      programmes: rows.flatMap((row) =>
        row.all || row.id === null
          ? []
          : [
              {
                id: row.id,
                name: row.name ?? '',
                enrolments: row.enrolments,
                below: row.below,
                belowTried: row.triedBelow,
                percentage: attendancePercentage(actual(row)),
                percentageTried: attendancePercentage(tried(row)),
              },
            ],
      ),
    }
  },
)

type AskedChanges = Asked & { change: 'newly-below' | 'no-longer-below' }
type After = [studentId: string, classId: string]

/** Students whom the simulated rules would move across the limit, after the given row. */
export async function changedEnrolments(
  ctx: SignedIn,
  { change, ...asked }: AskedChanges,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<ChangedEnrolment[]> {
  const { scope, required, policy } = await tryPolicy(ctx, asked)
  if (!scope) return []
  const paged = { newlyBelow: change === 'newly-below', after, limit }
  const rows = await repo.listChanged(ctx.reading, { scope, policy, required }, paged)
  return rows.map((row) => ({
    studentId: row.studentId,
    studentName: row.studentName,
    number: row.number,
    batch: row.batch,
    classId: row.classId,
    courseCode: row.courseCode,
    courseTitle: row.courseTitle,
    percentage: attendancePercentage(row),
    percentageTried: attendancePercentage(tried(row)),
    below: row.below,
    belowTried: row.triedBelow,
  }))
}

export const listPolicyChanges = handle(
  policySimulation.listPolicyChanges,
  async (ctx, { after, pageSize, ...asked }) => {
    const cursor = readPageCursor<After>(after, (values) => values.length === 2 && values.every(isCursorId))
    const rows = await changedEnrolments(ctx, asked, { after: cursor, limit: pageSize + 1 })
    return toPage(rows, pageSize, (row) => pageCursor(row.studentId, row.classId))
  },
)
