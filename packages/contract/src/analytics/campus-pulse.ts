import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { id, nothing } from '../values.ts'
import { analyticsTerm } from './analytics-values.ts'

const pulse = z.object({
  term: z.nullable(analyticsTerm),
  required: z.number(),
  today: z.object({
    /** The week of the term, and how many it has; null outside of it. */
    week: z.nullable(z.object({ number: z.int(), of: z.int() })),
    /**
     * Per cent of those enrolled who have come, over sessions that have begun, now and at the same time of day a week
     * ago; null where none had begun.
     */
    attendance: z.object({ now: z.nullable(z.number()), lastWeek: z.nullable(z.number()) }),
    /** By the staff board: who has come today, gone again or not, of these and those who are still expected. */
    staff: z.object({ present: z.int(), expected: z.int() }),
  }),
  /** Attendance week by week, and that of the same week in the term before; null where there is none. */
  weeks: z.array(
    z.object({
      number: z.int(),
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
})
export type CampusPulse = z.infer<typeof pulse>

export const campusPulse = {
  readCampusPulse: op({
    method: 'GET',
    path: '/analytics/pulse',
    roles: ['admin'],
    summary: 'Today at a glance, the trend of the term, and the classes that stand lowest',
    input: nothing,
    output: pulse,
  }),
}
