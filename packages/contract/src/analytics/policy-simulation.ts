import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id } from '../values.ts'
import { analyticsScope, analyticsTerm, following, rowsPage } from './analytics-values.ts'
import { m } from './messages.ts'

/** Check-in times are only distinguished up to this minute. */
export const simulatedMinutes = 60

const minutes = z.coerce.number().check(z.int(m.wholeMinutes()), z.minimum(0), z.maximum(simulatedMinutes))

/**
 * The rules to simulate; omitted ones stay as they were. Minutes are counted from the start of the session and
 * only change the records of students who checked in themselves, not those set by hand.
 */
export const simulatedPolicy = {
  requiredPercentage: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
  /** Late from this many minutes. */
  lateAfterMinutes: z.optional(minutes),
  /** Absent after this many minutes. */
  absentAfterMinutes: z.optional(minutes),
  /** This many late records in a class count as one absence; 0: none do. */
  latesPerAbsence: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20))),
}

/** The students that the rules would affect: those newly below the requirement, or no longer below it. */
export const policyChange = z._default(z.enum(['newly-below', 'no-longer-below']), 'newly-below')

/** The default is the last term, or the one before it while that is running. */
const simulation = { ...analyticsScope, ...simulatedPolicy }

const outcome = z.object({
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  percentage: z.nullable(z.number()),
  /** Enrolments below the requirement, and students with at least one of them. */
  enrolmentsBelow: z.int(),
  studentsBelow: z.int(),
})
export type PolicyOutcome = z.infer<typeof outcome>

const simulated = z.object({
  term: z.nullable(analyticsTerm),
  required: z.object({ actual: z.number(), tried: z.number() }),
  enrolments: z.int(),
  students: z.int(),
  actual: outcome,
  tried: outcome,
  /** Enrolments that would fall below the requirement, and those that would no longer be below it. */
  newlyBelow: z.int(),
  noLongerBelow: z.int(),
  /** Students who would fall below it in at least one class and are below in none; and the reverse. */
  studentsNewlyBelow: z.int(),
  studentsNoLongerBelow: z.int(),
  programmes: z.array(
    z.object({
      id,
      name: z.string(),
      enrolments: z.int(),
      below: z.int(),
      belowTried: z.int(),
      percentage: z.nullable(z.number()),
      percentageTried: z.nullable(z.number()),
    }),
  ),
})
export type SimulatedPolicy = z.infer<typeof simulated>

const changedEnrolment = z.object({
  studentId: id,
  studentName: z.string(),
  number: z.nullable(z.string()),
  batch: z.nullable(z.string()),
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  percentage: z.nullable(z.number()),
  percentageTried: z.nullable(z.number()),
  below: z.boolean(),
  belowTried: z.boolean(),
})
export type ChangedEnrolment = z.infer<typeof changedEnrolment>

export const policySimulation = onTopics(['analytics'], {
  simulatePolicy: op({
    method: 'GET',
    path: '/analytics/policy',
    roles: ['admin'],
    summary: 'Simulate a term’s attendance under different rules without changing anything',
    input: z.object(simulation),
    output: simulated,
  }),
  listPolicyChanges: op({
    method: 'GET',
    path: '/analytics/policy/changes',
    roles: ['admin'],
    summary: 'List enrolments that different rules would move above or below the required attendance',
    input: z.object({
      ...simulation,
      change: policyChange,
      ...following,
    }),
    output: rowsPage(changedEnrolment),
  }),
})
