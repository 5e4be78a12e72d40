import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, nothing } from '../values.ts'

/** The queues that wait for an admin's decision, in display order. */
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
] as const
export type WaitingQueue = (typeof waitingQueues)[number]

export const waitingEntry = z.object({
  queue: z.enum(waitingQueues),
  count: z.int(),
  /** How long the oldest item has been waiting. */
  oldestAt: instant,
  /** For pay discrepancies: the run of the oldest one. */
  payRunId: z.nullable(id),
})
export type WaitingEntry = z.infer<typeof waitingEntry>

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
  ],
  {
    readWaiting: op({
      method: 'GET',
      path: '/waiting',
      roles: ['admin'],
      summary: 'Count the items awaiting your decision, by queue; empty queues are omitted',
      input: nothing,
      output: z.object({ items: z.array(waitingEntry) }),
    }),
  },
)
