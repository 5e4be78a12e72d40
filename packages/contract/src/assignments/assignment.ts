import { z } from 'zod/mini'
import { attachment } from '../attachments.ts'
import { markSheetStatus } from '../results/mark-sheets.ts'
import { decimal, givenInstant, id, instant, line, text, version } from '../values.ts'
import { m } from './messages.ts'
import { workExtensions } from './work-kinds.ts'

// An assignment, and its forms.

/**
 * none: no work is accepted after the due date. fixed: one deduction. stepwise: one for each hour or day
 * begun.
 */
export const lateKinds = ['none', 'fixed', 'stepwise'] as const
export type LateKind = (typeof lateKinds)[number]
/** Percentages are of the maximum mark. */
export const lateUnits = ['marks', 'percent'] as const
export const lateSteps = ['hour', 'day'] as const

/** The penalty for late work. A day is 24 hours; work that arrives exactly at the due instant is on time. */
export const latePolicy = z.object({
  kind: z.enum(lateKinds),
  /** Deducted once (fixed), or for each step begun (stepwise). */
  amount: decimal,
  unit: z.enum(lateUnits),
  every: z.enum(lateSteps),
  /** The late penalty never reduces a mark below this. */
  floor: decimal,
  /** The final cut-off for late work; null: there is none. */
  until: z.nullable(instant),
})
export type LatePolicy = z.infer<typeof latePolicy>

export const noLatePolicy: LatePolicy = {
  kind: 'none',
  amount: '0',
  unit: 'marks',
  every: 'day',
  floor: '0',
  until: null,
}

export const defaultFileBytes = 25 * 1024 * 1024
export const maxAssignmentFiles = 20
/** The most files that can explain one assignment. */
export const maxBriefFiles = 10
export const maxBriefBytes = 25 * 1024 * 1024

/** closed: the due date has passed, but late work may still be accepted. */
export const assignmentStates = ['draft', 'upcoming', 'open', 'closed', 'archived'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** The fields of an assignment apart from its class, as in the form. */
const terms = {
  title: line(200),
  text: z.nullable(text(20_000)),
  opensAt: givenInstant,
  dueAt: givenInstant,
  maxMark: decimal,
  /** Percentage of the class result; 0: does not count. */
  weight: decimal,
  late: z.extend(latePolicy, { until: z.nullable(givenInstant) }),
  maxFiles: z.int(m.wholeNumber()).check(z.minimum(1), z.maximum(maxAssignmentFiles)),
  maxFileBytes: z.int().check(z.minimum(1024), z.maximum(500 * 1024 * 1024)),
  /** Accepted file extensions; the content must match the extension. */
  accepts: z.array(z.enum(workExtensions)).check(z.minLength(1, m.selectFileKind())),
}
type Terms = z.infer<z.ZodMiniObject<typeof terms>>
const termChecks = [
  z.refine<Terms>(({ opensAt, dueAt }) => Date.parse(opensAt) < Date.parse(dueAt), {
    error: m.dueAfterOpening(),
    path: ['dueAt'],
  }),
  z.refine<Terms>(({ maxMark }) => Number(maxMark) > 0, { error: m.moreThan0(), path: ['maxMark'] }),
  z.refine<Terms>(({ weight }) => Number(weight) <= 100, { error: m.atMost100PerCent(), path: ['weight'] }),
  z.refine<Terms>(({ late }) => late.kind === 'none' || Number(late.amount) > 0, {
    error: m.moreThan0(),
    path: ['late', 'amount'],
  }),
  z.refine<Terms>(({ late }) => late.unit === 'marks' || Number(late.amount) <= 100, {
    error: m.atMost100PerCent(),
    path: ['late', 'amount'],
  }),
  z.refine<Terms>(({ late, maxMark }) => Number(late.floor) <= Number(maxMark), {
    error: m.notMoreThanMaximumMark(),
    path: ['late', 'floor'],
  }),
  z.refine<Terms>(({ late, dueAt }) => !late.until || Date.parse(late.until) > Date.parse(dueAt), {
    error: m.lastDateAfterDue(),
    path: ['late', 'until'],
  }),
] as const

/** The form of a new assignment. The browser generates the id, so that two clicks create one. */
export const createAssignmentInput = z
  .object({ assignmentId: id, classId: id, ...terms })
  .check(...termChecks)
export const updateAssignmentInput = z.object({ assignmentId: id, version, ...terms }).check(...termChecks)

export const assignmentCounts = z.object({
  enrolled: z.int(),
  /** Students who submitted work and then left the class. They are included below, except in `toMark`. */
  left: z.int(),
  /** Submitted, including late work. */
  submitted: z.int(),
  late: z.int(),
  marked: z.int(),
  returned: z.int(),
  /** Submitted and not marked. */
  toMark: z.int(),
})

/** An assignment as its lecturers and admins see it. */
export const assignment = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  termId: id,
  termName: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  opensAt: instant,
  dueAt: instant,
  maxMark: decimal,
  weight: decimal,
  late: latePolicy,
  maxFiles: z.int(),
  maxFileBytes: z.int(),
  accepts: z.array(z.enum(workExtensions)),
  /** Supporting files to the students. */
  files: z.array(attachment),
  state: z.enum(assignmentStates),
  publishedAt: z.nullable(instant),
  archivedAt: z.nullable(instant),
  counts: assignmentCounts,
  /** The state of its marks: once submitted, only admins can mark; once published, no one can. */
  marks: markSheetStatus,
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    /** Opening, an earlier due date, late policy, fewer files or kinds: until work has been submitted. */
    editTerms: z.boolean(),
    /** Until the first submission is marked. */
    editMaxMark: z.boolean(),
    /** Weight, due date and late policy: until the first mark is returned to a student. */
    editWorth: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    mark: z.boolean(),
  }),
})
export type Assignment = z.infer<typeof assignment>
