import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, nothing } from '../values.ts'
import { analyticsTerm } from './analytics-values.ts'

const pulse = z.object({
  term: z.nullable(analyticsTerm),
  required: z.number(),
  today: z.object({
    /** The week of the term, and its number of weeks; null outside of term. */
    week: z.nullable(z.object({ number: z.int(), of: z.int() })),
    /**
     * The attendance rate of the day's records so far, now and at the same time a week ago; null if there
     * are none.
     */
    attendance: z.object({ now: z.nullable(z.number()), lastWeek: z.nullable(z.number()) }),
    /**
     * From the staff board: people who came today, even if they left again, out of these and all who are
     * still expected.
     */
    staff: z.object({ present: z.int(), expected: z.int() }),
  }),
  /** Attendance by week, and that of the same week in the previous term; null if there is none. */
  weeks: z.array(
    z.object({
      number: z.int(),
      now: z.nullable(z.number()),
      before: z.nullable(z.number()),
    }),
  ),
  previousTerm: z.nullable(analyticsTerm),
  /**
   * Classes below the requirement, the lowest first, at most six; `change` is in percentage points since last
   * week.
   */
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

export const campusPulse = onTopics(['analytics'], {
  readCampusPulse: op({
    method: 'GET',
    path: '/analytics/pulse',
    roles: ['admin'],
    summary: 'Get today’s key figures, the term’s trend and the classes with the lowest attendance',
    input: nothing,
    output: pulse,
  }),
})
