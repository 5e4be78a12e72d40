import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, idWithMessage, instant, line, pageSchema, paging, version } from '../values.ts'
import { m } from './messages.ts'
import { termInput } from './structure-terms.ts'
import { named } from './structure-values.ts'

// A roll-over prepares a term from an earlier one. It is a draft, which decides what happens to each class and
// batch, until it is applied in one transaction.

export const rolloverStates = ['draft', 'applied', 'undone'] as const

/** The most classes and batches of a term that can be rolled over. */
export const maxRolloverClasses = 2000
export const maxRolloverBatches = 500

const ids = z.array(id).check(z.maxLength(maxRolloverClasses, m.atMost2000()))

/** The term that is prepared: a new one, or one that exists. */
export const rolloverTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('existing'), termId: idWithMessage(m.selectTerm()) }),
  z.object({ kind: z.literal('new'), term: termInput }),
])
export type RolloverTarget = z.infer<typeof rolloverTarget>

/** The batch that takes the classes of another one: a batch, a new one with this code, or none. */
export const batchSuccessor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('existing'), batchId: id }),
  z.object({ kind: z.literal('new'), code: line(30, m.enterCode()) }),
  z.object({ kind: z.literal('none') }),
])
export type BatchSuccessor = z.infer<typeof batchSuccessor>

export const maxShiftWeeks = 260

/** The decisions in a draft. */
export const rolloverPlan = z.object({
  target: z.nullable(rolloverTarget),
  /** Classes that are not copied. */
  leftOut: ids,
  lecturers: z.enum(['keep', 'open']),
  /** Whether classes go to the batch a year below, or stay with theirs. Null: as the dates suggest. */
  batches: z.nullable(z.enum(['up', 'same'])),
  /** Batches whose successor is not the usual one. */
  successors: z
    .array(z.object({ batchId: id, to: batchSuccessor }))
    .check(z.maxLength(maxRolloverBatches, m.atMost500())),
  enrolments: z.boolean(),
  assignments: z.boolean(),
  /** How far the dates of assignments move. Null: as far as the first week of the term. */
  shiftWeeks: z.nullable(
    z
      .int(m.enterWholeNumber())
      .check(z.minimum(0, m.notLessThan0()), z.maximum(maxShiftWeeks, m.atMost260())),
  ),
  /** Because of clashes: meetings without their room, meetings that are not copied, and lecturers left open. */
  withoutRoom: ids,
  withoutMeeting: ids,
  withoutLecturer: z
    .array(z.object({ classId: id, lecturerId: id }))
    .check(z.maxLength(maxRolloverClasses, m.atMost2000())),
})
export type RolloverPlan = z.infer<typeof rolloverPlan>

const period = { name: z.string(), firstDay: z.string(), lastDay: z.string() }

export const termRollover = z.object({
  id,
  version,
  state: z.enum(rolloverStates),
  createdAt: instant,
  createdBy: z.string(),
  updatedAt: instant,
  appliedAt: z.nullable(instant),
  undoneAt: z.nullable(instant),
  source: z.object({ id, ...period }),
  /** Its id is null while it is still to be created. Weeks: those with at least one day of it. */
  target: z.nullable(z.object({ id: z.nullable(id), ...period, weeks: z.int() })),
  plan: rolloverPlan,
  /** Values derived from the dates unless the plan sets them. */
  batches: z.enum(['up', 'same']),
  shiftWeeks: z.int(),
  /** The created classes. */
  result: z.nullable(
    z.object({
      classes: z.int(),
      meetings: z.int(),
      sessions: z.int(),
      enrolments: z.int(),
      assignments: z.int(),
      batches: z.int(),
    }),
  ),
  /** Courses of created classes that have begun or hold records, which is why it can't be undone. */
  inUse: z.array(z.string()),
  can: z.object({ change: z.boolean(), undo: z.boolean() }),
})
export type TermRollover = z.infer<typeof termRollover>

/** Whether a lecturer has left before the term, or leaves during it. */
const departure = z.nullable(z.enum(['left', 'leaving']))

const rolloverClass = z.object({
  id,
  course: z.object({ code: z.string(), title: z.string() }),
  department: z.nullable(named),
  programmes: z.array(named),
  batches: z.array(z.object({ id, code: z.string() })),
  lecturers: z.array(z.object({ id, name: z.string(), departure })),
  meetings: z.array(
    z.object({
      id,
      weekday: z.int(),
      startsAt: z.string(),
      endsAt: z.string(),
      room: z.nullable(z.string()),
    }),
  ),
  students: z.int(),
  assignments: z.int(),
  /** An earlier roll-over has copied it into this term. */
  copied: z.boolean(),
})
export type RolloverClass = z.infer<typeof rolloverClass>

const rolloverBatch = z.object({
  id,
  code: z.string(),
  intakeYear: z.int(),
  programme: named,
  students: z.int(),
  classes: z.int(),
  /** The default successor, and the one in the plan. */
  usual: batchSuccessor,
  to: batchSuccessor,
  /** No class of the new term is for its students. */
  finishes: z.boolean(),
  /** Batches of its programme. */
  choices: z.array(z.object({ id, code: z.string(), intakeYear: z.int() })),
})
export type RolloverBatch = z.infer<typeof rolloverBatch>

const rolloverClash = z.object({
  meetingId: id,
  classId: id,
  course: z.string(),
  weekday: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  resource: z.enum(['room', 'lecturer', 'batch']),
  /** Null: a batch that is still to be created. */
  resourceId: z.nullable(id),
  name: z.string(),
  /** The cause of the clash: a class that is copied too, or a session or exam that is already planned. */
  with: z.object({ course: z.string(), exam: z.nullable(z.string()), isCopied: z.boolean() }),
  sessions: z.int(),
  firstAt: z.nullable(instant),
})
export type RolloverClash = z.infer<typeof rolloverClash>

/** The most clashes that are listed at once. */
export const maxRolloverClashes = 100

const rolloverCheck = z.object({
  figures: z.object({
    classes: z.int(),
    meetings: z.int(),
    sessions: z.int(),
    /** Sessions that fall on a holiday, and are not held. */
    onHolidays: z.int(),
    enrolments: z.int(),
    assignments: z.int(),
    newBatches: z.int(),
  }),
  clashes: z.array(rolloverClash),
  clashCount: z.int(),
  departures: z.array(
    z.object({
      lecturer: z.object({ id, name: z.string() }),
      departure: z.enum(['left', 'leaving']),
      endsOn: z.nullable(z.string()),
      courses: z.array(z.string()),
    }),
  ),
  /** Courses of classes that will have no lecturer. */
  withoutLecturer: z.array(z.string()),
  /** Assignments that would be due outside the term. */
  outsideTerm: z.int(),
  /** The people notified: none for a term that is still being planned. */
  notified: z.boolean(),
})
export type RolloverCheck = z.infer<typeof rolloverCheck>

const one = { rolloverId: id }
const roles = ['admin'] as const

export const termRollovers = onTopics(['structure', 'term-rollovers'], {
  listTermRollovers: op({
    method: 'GET',
    path: '/term-rollovers',
    roles,
    summary: 'List roll-overs of terms, newest first',
    input: z.object(paging),
    output: pageSchema(
      z.object({
        id,
        state: z.enum(rolloverStates),
        source: named,
        target: z.nullable(z.string()),
        createdBy: z.string(),
        updatedAt: instant,
      }),
    ),
  }),
  startTermRollover: op({
    method: 'POST',
    path: '/terms/{termId}/rollover',
    roles,
    summary: 'Start preparing a term from this one, or continue its draft',
    input: z.object({ termId: id }),
    output: termRollover,
    errors: ['blocked'],
  }),
  readTermRollover: op({
    method: 'GET',
    path: '/term-rollovers/{rolloverId}',
    roles,
    summary: 'Get a roll-over with its plan',
    input: z.object(one),
    output: termRollover,
  }),
  listRolloverClasses: op({
    method: 'GET',
    path: '/term-rollovers/{rolloverId}/classes',
    roles,
    summary: 'List the classes that a roll-over can copy',
    input: z.object(one),
    output: z.object({ items: z.array(rolloverClass) }),
  }),
  listRolloverBatches: op({
    method: 'GET',
    path: '/term-rollovers/{rolloverId}/batches',
    roles,
    summary: 'List the batches of a roll-over with their successors',
    input: z.object(one),
    output: z.object({ items: z.array(rolloverBatch) }),
  }),
  checkTermRollover: op({
    method: 'GET',
    path: '/term-rollovers/{rolloverId}/check',
    roles,
    summary: 'Preview a roll-over: the classes it creates, and clashes',
    input: z.object(one),
    output: rolloverCheck,
  }),
  saveTermRollover: op({
    method: 'PATCH',
    path: '/term-rollovers/{rolloverId}',
    roles,
    summary: 'Save the plan of a roll-over',
    input: z.object({ ...one, version, plan: rolloverPlan }),
    output: termRollover,
    errors: ['edit-conflict', 'rollover-moved-on', 'already-exists'],
    bodyLimit: 1024 * 1024,
  }),
  applyTermRollover: op({
    method: 'POST',
    path: '/term-rollovers/{rolloverId}/apply',
    roles,
    summary: 'Create everything that a roll-over plans',
    input: z.object({ ...one, version }),
    output: termRollover,
    errors: ['edit-conflict', 'rollover-moved-on', 'already-exists', 'blocked', 'timetable-clash'],
    topics: ['structure', 'term-rollovers', 'sessions', 'assignments'],
  }),
  undoTermRollover: op({
    method: 'POST',
    path: '/term-rollovers/{rolloverId}/undo',
    roles,
    summary: 'Remove everything that a roll-over created, while nothing has been recorded',
    input: z.object({ ...one, version }),
    output: termRollover,
    errors: ['edit-conflict', 'rollover-moved-on', 'blocked'],
    topics: ['structure', 'term-rollovers', 'sessions', 'assignments'],
  }),
  discardTermRollover: op({
    method: 'DELETE',
    path: '/term-rollovers/{rolloverId}',
    roles,
    summary: 'Discard the draft of a roll-over',
    input: z.object(one),
    output: z.object({}),
    errors: ['rollover-moved-on'],
  }),
})
