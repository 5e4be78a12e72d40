import { z } from 'zod/mini'
import { documentFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, nothing, pageSchema, paging, searchText } from '../values.ts'
import {
  analyticsGroups,
  analyticsScope,
  analyticsTerm,
  attendanceCounts,
  hour,
  narrowedTo,
  weekday,
} from './analytics-values.ts'
import { riskLevel } from './at-risk.ts'
import { policyChange, simulatedPolicy } from './policy-simulation.ts'

const scope = z.object(analyticsScope)
const admins = ['admin'] as const

/** The basis of a finding. */
const findingBasis = { classes: z.int(), sessions: z.int(), records: z.int() }

/**
 * Notable findings, the most important first. Each rests on several classes and differs by more than chance. weak-time: a weekday and hour with lower attendance than
 * others. slipped: a programme whose attendance has dropped since the first weeks. late-time: an hour with
 * more late arrivals than others. `findingWords` of analytics-words.ts puts them into words.
 */
export const analyticsFinding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weak-time'),
    weekday,
    hour,
    percentage: z.number(),
    others: z.number(),
    ...findingBasis,
  }),
  z.object({
    kind: z.literal('slipped'),
    programmeId: id,
    name: z.string(),
    from: z.number(),
    to: z.number(),
    sinceWeek: z.int(),
    ...findingBasis,
  }),
  z.object({ kind: z.literal('late-time'), hour, share: z.number(), others: z.number(), ...findingBasis }),
])
export type AnalyticsFinding = z.infer<typeof analyticsFinding>

const overview = z.object({
  /** Terms that can be selected, the newest first; at most 24. */
  terms: z.array(analyticsTerm),
  /** Null while there are no terms. */
  term: z.nullable(analyticsTerm),
  /** Whether its last day has passed. */
  isTermOver: z.boolean(),
  /** The term that began before it. */
  previousTerm: z.nullable(analyticsTerm),
  narrowedTo,
  required: z.number(),
  overall: attendanceCounts,
  previous: z.nullable(attendanceCounts),
  /** Students with an attendance record that counts. */
  students: z.int(),
  findings: z.array(analyticsFinding),
  /** Changes that the figures do not include yet; they follow within seconds. */
  pending: z.int(),
})
export type AnalyticsOverview = z.infer<typeof overview>

const weekFigures = z.object({
  /** The Monday of the week. */
  week: z.string(),
  /** Counted from 1, starting with the week in which the term begins. */
  number: z.int(),
  ...attendanceCounts.shape,
})

const trend = z.object({
  term: z.nullable(analyticsTerm),
  required: z.number(),
  /** Every week of the term that had sessions, in order. */
  weeks: z.array(weekFigures),
  /** The previous term, by week number. */
  previous: z.array(weekFigures),
  /** By the requested group: the eight groups with the most records. */
  series: z.array(z.object({ id, name: z.string(), weeks: z.array(weekFigures) })),
  /** The number of groups with records. */
  groups: z.int(),
})
export type AttendanceTrend = z.infer<typeof trend>

/** Sort orders of a comparison; a minus sign reverses them. */
export const comparisonSorts = [
  'name',
  '-name',
  'percentage',
  '-percentage',
  'change',
  '-change',
  'students',
  '-students',
  'late',
  '-late',
] as const

const comparison = z.object({
  ...analyticsScope,
  by: z._default(z.enum(analyticsGroups), 'programme'),
  search: searchText,
  sort: z._default(z.enum(comparisonSorts), '-percentage'),
})

const comparedRow = z.object({
  id,
  name: z.string(),
  detail: z.nullable(z.string()),
  /** Students with an attendance record that counts. */
  students: z.int(),
  ...attendanceCounts.shape,
  /** Late arrivals as a percentage of attendances. */
  lateShare: z.nullable(z.number()),
  below: z.boolean(),
  /** The percentage in the previous term; for a class, that of its course's classes. */
  previous: z.nullable(z.number()),
})
export type ComparedRow = z.infer<typeof comparedRow>

const lateness = z.object({
  overall: attendanceCounts,
  lateShare: z.nullable(z.number()),
  previousLateShare: z.nullable(z.number()),
  /**
   * Students who checked in themselves, by minutes after check-in was opened, in the order of `arrivalBands`.
   */
  arrivals: z.array(z.object({ until: z.nullable(z.int()), count: z.int() })),
  hours: z.array(z.object({ hour, came: z.int(), late: z.int(), lateShare: z.nullable(z.number()) })),
  weekdays: z.array(z.object({ weekday, came: z.int(), late: z.int(), lateShare: z.nullable(z.number()) })),
})
export type LatenessView = z.infer<typeof lateness>

/** How attendance relates to coursework, by bands of the students' attendance in a class. */
const correlations = z.object({
  bands: z.array(
    z.object({
      /** Percentage of attendance: inclusive, up to the start of the next band. */
      from: z.int(),
      to: z.int(),
      enrolments: z.int(),
      /** Work that was due, and how much of it was submitted, and on time. */
      due: z.int(),
      submitted: z.int(),
      inTime: z.int(),
      /** Mean of released marks, as a percentage of the maximum; null if there are none. */
      mark: z.nullable(z.number()),
      marked: z.int(),
    }),
  ),
  /**
   * Pearson's r of attendance with marks, and with the share of work submitted; null with fewer than ten
   * values.
   */
  withMarks: z.nullable(z.number()),
  withWork: z.nullable(z.number()),
})
export type WorkCorrelations = z.infer<typeof correlations>

/** Views that can be exported. */
export const exportedViews = [
  'heatmap',
  'trend',
  'comparison',
  'at-risk',
  'lateness',
  'correlations',
  'staff',
  'pay',
  'history',
  'policy',
  'policy-changes',
] as const
export type ExportedView = (typeof exportedViews)[number]

export const analytics = onTopics(['analytics'], {
  readAnalyticsOverview: op({
    method: 'GET',
    path: '/analytics/overview',
    roles: admins,
    summary: 'Get a term’s key figures, compared with the previous term, and notable findings',
    input: scope,
    output: overview,
  }),
  readAttendanceHeatmap: op({
    method: 'GET',
    path: '/analytics/heatmap',
    roles: admins,
    summary: 'Get a term’s attendance by weekday and starting hour',
    input: scope,
    output: z.object({
      required: z.number(),
      cells: z.array(z.object({ weekday, hour, ...attendanceCounts.shape })),
    }),
  }),
  readAttendanceTrend: op({
    method: 'GET',
    path: '/analytics/trend',
    roles: admins,
    summary: 'Get a term’s attendance by week, overall and by group',
    input: z.object({ ...analyticsScope, by: z.optional(z.enum(analyticsGroups)) }),
    output: trend,
  }),
  readAttendanceHistory: op({
    method: 'GET',
    path: '/analytics/history',
    roles: admins,
    summary: 'List the institution’s attendance by term, newest first',
    input: nothing,
    output: z.object({
      required: z.number(),
      terms: z.array(z.object({ ...analyticsTerm.shape, ...attendanceCounts.shape })),
    }),
  }),
  compareAttendance: op({
    method: 'GET',
    path: '/analytics/comparison',
    roles: admins,
    summary: 'Compare the attendance of a term’s programmes, batches, courses, classes or lecturers',
    input: z.object({ ...comparison.shape, ...paging }),
    output: z.object({ ...pageSchema(comparedRow).shape, required: z.number() }),
  }),
  readLateness: op({
    method: 'GET',
    path: '/analytics/lateness',
    roles: admins,
    summary: 'Get a term’s late arrivals by time and by minutes late',
    input: scope,
    output: lateness,
  }),
  readWorkCorrelations: op({
    method: 'GET',
    path: '/analytics/correlations',
    roles: admins,
    summary: 'Get the correlation of attendance with submissions and released marks',
    input: scope,
    output: correlations,
  }),
  exportAnalytics: op({
    method: 'GET',
    path: '/analytics/export',
    kind: 'file',
    roles: admins,
    summary: 'Export an analytics view as a file',
    input: z.object({
      ...comparison.shape,
      ...simulatedPolicy,
      /** For students at risk, and for the effects of a policy. */
      level: z.optional(riskLevel),
      change: policyChange,
      view: z.enum(exportedViews),
      format: z.enum(documentFormats),
    }),
    output: nothing,
  }),
  rebuildAnalytics: op({
    method: 'POST',
    path: '/analytics/rebuild',
    roles: admins,
    summary: 'Recalculate all figures from the records in the background',
    input: nothing,
    output: z.object({ pending: z.int() }),
  }),
})
