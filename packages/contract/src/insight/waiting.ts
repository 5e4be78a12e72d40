import { z } from 'zod/mini'
import { following, rowsPage } from '../analytics/analytics-values.ts'
import { op } from '../operation.ts'
import type { Role } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, nothing, role, version } from '../values.ts'

/** The queues of items that await a decision, in display order. */
export const waitingQueues = [
  'mitigation',
  'leave',
  'session-requests',
  'late-submissions',
  'face-reviews',
  'mark-sheets',
  'disputes',
  'findings',
  'offline-claims',
  'staff-corrections',
  'pay-discrepancies',
  'pay-questions',
  'mails',
  'cover-requests',
  'registers',
  'marking',
  'cases',
] as const
export type WaitingQueue = (typeof waitingQueues)[number]

/** Lecturers decide about the sessions they run, and answer for themselves. */
const lecturerQueues: readonly WaitingQueue[] = [
  'disputes',
  'findings',
  'offline-claims',
  'cover-requests',
  'registers',
  'marking',
  'cases',
]
const ofLecturersOnly: readonly WaitingQueue[] = ['cover-requests', 'registers', 'marking']

/** The queues that a role works through. */
export const roleQueues = (role: Role): readonly WaitingQueue[] => {
  if (role === 'admin') return waitingQueues.filter((it) => !ofLecturersOnly.includes(it))
  return role === 'lecturer' ? lecturerQueues : []
}

/** A case has notes and an owner of its own. */
export const hasWaitingNotes = (queue: WaitingQueue): boolean => queue !== 'cases'

/** A question to one lecturer can’t be answered by another. */
export const isDelegable = (queue: WaitingQueue): boolean =>
  queue !== 'cover-requests' && hasWaitingNotes(queue)

export const waitingQueue = z.enum(waitingQueues)

export const waitingEntry = z.object({
  queue: waitingQueue,
  count: z.int(),
  /** How long the oldest item has been waiting. */
  oldestAt: instant,
  /** For pay discrepancies: the run of the oldest one. */
  payRunId: z.nullable(id),
})
export type WaitingEntry = z.infer<typeof waitingEntry>

const named = z.object({ id, name: z.string() })

/** The request to a colleague to decide an item. */
export const delegation = z.object({ to: named, by: named, reason: z.string(), at: instant })
export type Delegation = z.infer<typeof delegation>

/** One item of a queue, with the facts to recognise it and the page on which it is decided. */
const item = z.object({
  queue: waitingQueue,
  /** Of the item; of the student where an item is about one student's work or scan, and of the person for a face. */
  id,
  /** The parent of the item: the assignment, session, payslip or pay run. */
  withinId: z.nullable(id),
  /** The person who asked, or the person it is about. */
  person: z.nullable(z.object({ id, name: z.string(), role, profileImage: z.nullable(z.string()) })),
  /** For an edit conflict, if the decision checks it. */
  version: z.nullable(version),
  /** The title of the request, course, assignment or leave type. */
  about: z.nullable(z.string()),
  /** The first day it concerns, if it concerns whole days. */
  day: z.nullable(day),
  waitingSince: instant,
  /** When it is too late to decide; null: never. */
  deadline: z.nullable(instant),
  /** For marking: the submissions that wait for a mark. */
  submissions: z.nullable(z.int()),
  delegation: z.nullable(delegation),
  /** How many notes there are. */
  notes: z.int(),
})
export type WaitingItem = z.infer<typeof item>

export const waiting = onTopics(
  [
    'mitigation',
    'leave',
    'sessions',
    'assignments',
    'faces',
    'results',
    'attendance-review',
    'staff-days',
    'payroll',
    'mails',
    'student-cases',
    'waiting',
  ],
  {
    readWaiting: op({
      method: 'GET',
      path: '/waiting',
      roles: ['admin', 'lecturer'],
      access: 'session',
      summary: 'Count the items awaiting your decision, by queue; empty queues are omitted',
      input: nothing,
      output: z.object({ items: z.array(waitingEntry) }),
    }),
    listWaiting: op({
      method: 'GET',
      path: '/waiting/items',
      roles: ['admin', 'lecturer'],
      access: 'session',
      summary: 'List the items awaiting your decision in all queues or one, most urgent first',
      input: z.object({
        ...following,
        queue: z.optional(waitingQueue),
        /** Only items that a colleague delegated to you, or that you delegated. */
        delegated: z.optional(z.enum(['to-me', 'by-me'])),
      }),
      output: rowsPage(item),
    }),
  },
)
