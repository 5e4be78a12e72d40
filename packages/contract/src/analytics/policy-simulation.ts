import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { id } from '../values.ts'
import { analyticsScope, analyticsTerm, following, rowsOf } from './analytics-values.ts'

/** No check-in is looked at more closely than to this minute. */
export const simulatedMinutes = 60

const minutes = z.coerce.number().check(z.int('Whole minutes'), z.minimum(0), z.maximum(simulatedMinutes))

/**
 * The rules to try; one that is left out stays as it was. Minutes are counted from the opening of check-in and change
 * the marks of those who checked in themselves; what a person marked stays.
 */
export const simulatedPolicy = {
  requiredPercentage: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
  /** Late after so many minutes. */
  lateAfterMinutes: z.optional(minutes),
  /** Absent after so many minutes. */
  absentAfterMinutes: z.optional(minutes),
  /** So many late marks in a class count as one absence; 0: none do. */
  latesPerAbsence: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20))),
}

/** Whom other rules would move: to which side of what is required. */
export const policyChange = z._default(z.enum(['newly-below', 'no-longer-below']), 'newly-below')

/** The term before the present one, where none is named. */
const simulation = { ...analyticsScope, ...simulatedPolicy }

const outcome = z.object({
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  percentage: z.nullable(z.number()),
  /** Students in classes below what is required, and students with at least one such class. */
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
  /** Students in classes who would fall below, and who no longer would. */
  newlyBelow: z.int(),
  noLongerBelow: z.int(),
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

export const policySimulation = {
  simulatePolicy: op({
    method: 'GET',
    path: '/analytics/policy',
    roles: ['admin'],
    summary: 'What a term would have come to under other rules; nothing is changed',
    input: z.object(simulation),
    output: simulated,
  }),
  listPolicyChanges: op({
    method: 'GET',
    path: '/analytics/policy/changes',
    roles: ['admin'],
    summary: 'Students in classes whom other rules would put below what is required, or lift above it',
    input: z.object({
      ...simulation,
      change: policyChange,
      ...following,
    }),
    output: rowsOf(changedEnrolment),
  }),
}
