import { z } from 'zod/mini'
import { analyticsTerm } from './analytics-values.ts'
import { op } from './operation.ts'
import { id, instant, nothing } from './values.ts'

/** What can wait for an admin, in the order in which it is shown. */
export const waitingQueues = [
  'mitigation',
  'leave',
  'late-submissions',
  'face-reviews',
  'staff-corrections',
  'findings',
  'disputes',
  'pay-questions',
] as const
export type WaitingQueue = (typeof waitingQueues)[number]

const pulse = z.object({
  term: z.nullable(analyticsTerm),
  required: z.number(),
  today: z.object({
    date: z.string(),
    /** The week of the term, and how many it has; null outside of it. */
    week: z.nullable(z.object({ number: z.int(), of: z.int() })),
    /** Sessions whose check-in is open now. */
    live: z.int(),
    /** Of the marks made so far today; null before the first. */
    percentage: z.nullable(z.number()),
    /** On the same day last week, at this time. */
    usual: z.nullable(z.number()),
    /** Students in sessions that have begun: who came, and all who belong there. */
    came: z.int(),
    expected: z.int(),
    staff: z.object({ present: z.int(), expected: z.int() }),
    /** Every hour in which a session starts, in order; to come: nobody came yet, all are expected. */
    hours: z.array(
      z.object({
        hour: z.int(),
        sessions: z.int(),
        came: z.int(),
        expected: z.int(),
        percentage: z.nullable(z.number()),
        state: z.enum(['over', 'now', 'ahead']),
      }),
    ),
  }),
  /** Attendance week by week, and that of the same week in the term before; null where there is none. */
  weeks: z.array(
    z.object({
      number: z.int(),
      week: z.nullable(z.string()),
      now: z.nullable(z.number()),
      before: z.nullable(z.number()),
    }),
  ),
  previousTerm: z.nullable(analyticsTerm),
  /** Classes below what is required, the lowest first, at most six; `change`: in points, since the week before. */
  classesBelow: z.array(
    z.object({
      classId: id,
      courseCode: z.string(),
      courseTitle: z.string(),
      percentage: z.number(),
      change: z.nullable(z.number()),
    }),
  ),
  /** Only queues in which something waits. */
  waiting: z.array(z.object({ queue: z.enum(waitingQueues), count: z.int(), oldestAt: z.nullable(instant) })),
})
export type CampusPulse = z.infer<typeof pulse>

export const campusPulse = {
  readCampusPulse: op({
    method: 'GET',
    path: '/analytics/pulse',
    roles: ['admin'],
    summary: 'Today at a glance, the trend of the term, and what waits for a decision',
    input: nothing,
    output: pulse,
  }),
}
