import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, nothing, searchText } from '../values.ts'
import { analyticsScope, following, rowsPage } from './analytics-values.ts'

export const riskLevels = ['high', 'medium', 'watch'] as const
export const riskLevel = z.enum(riskLevels)
export type RiskLevel = (typeof riskLevels)[number]

const course = { classId: id, course: z.string() }

/**
 * A reason why a student is at risk. `reasonSentence` of at-risk-words.ts words it. Only released marks
 * count, so no reason reveals an unreleased one.
 */
export const riskReason = z.discriminatedUnion('kind', [
  /** Even attending all remaining sessions is not enough; `best` is the percentage that would reach. */
  z.object({
    kind: z.literal('out-of-reach'),
    ...course,
    percentage: z.number(),
    best: z.number(),
    required: z.number(),
  }),
  z.object({ kind: z.literal('below'), ...course, percentage: z.number(), required: z.number() }),
  /** The most recent sessions of all classes, all missed. */
  z.object({ kind: z.literal('missed-in-a-row'), count: z.int() }),
  /** The most recent weeks compared with those before. */
  z.object({ kind: z.literal('falling'), from: z.number(), to: z.number(), weeks: z.int() }),
  z.object({ kind: z.literal('work-missing'), count: z.int(), due: z.int() }),
  z.object({ kind: z.literal('work-late'), count: z.int(), due: z.int() }),
  z.object({ kind: z.literal('low-marks'), average: z.number(), marks: z.int() }),
])
export type RiskReason = z.infer<typeof riskReason>

const atRiskStudent = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  batch: z.nullable(z.string()),
  programme: z.nullable(z.string()),
  level: riskLevel,
  /** 1 to 100; the list is sorted by it. */
  score: z.int(),
  /** Over all classes of the term. */
  percentage: z.nullable(z.number()),
  /** By week, from the first of the term; null if nothing counted. */
  weeks: z.array(z.nullable(z.number())),
  missedInARow: z.int(),
  /** The most important first. */
  reasons: z.array(riskReason),
})
export type AtRiskStudent = z.infer<typeof atRiskStudent>

/** The same rules applied to the classes that one lecturer teaches, and to nothing else. */
export const myAtRiskStudent = z.object({
  studentId: id,
  firstName: z.string(),
  lastName: z.string(),
  number: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  level: riskLevel,
  score: z.int(),
  /** Over the lecturer's classes. */
  percentage: z.nullable(z.number()),
  reasons: z.array(riskReason),
  /** The lecturer's classes that the student is in. */
  classes: z.array(z.object({ classId: id, course: z.string() })),
})
export type MyAtRiskStudent = z.infer<typeof myAtRiskStudent>

export const maxMyAtRisk = 100

export const atRisk = onTopics(['analytics'], {
  listAtRiskStudents: op({
    method: 'GET',
    path: '/analytics/at-risk',
    roles: ['admin'],
    summary: 'List a term’s students at risk, highest risk first, with the reasons',
    input: z.object({ ...analyticsScope, level: z.optional(riskLevel), search: searchText, ...following }),
    output: z.object({
      ...rowsPage(atRiskStudent).shape,
      required: z.number(),
      /** For everyone the filters and the search find, regardless of the level filter. */
      counts: z.object({ high: z.int(), medium: z.int(), watch: z.int() }),
      /** Changes that the list does not include yet; they follow within seconds. */
      pending: z.int(),
    }),
  }),
  listMyAtRiskStudents: op({
    method: 'GET',
    path: '/analytics/my-at-risk',
    roles: ['lecturer'],
    access: 'class',
    summary: 'List the students at risk in the classes you teach this term, judged by these classes only',
    input: nothing,
    output: z.object({
      /** At most 100, highest risk first. */
      items: z.array(myAtRiskStudent),
      counts: z.object({ high: z.int(), medium: z.int(), watch: z.int() }),
    }),
  }),
})
