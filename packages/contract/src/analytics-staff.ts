import { z } from 'zod/mini'
import { analyticsTerm } from './analytics-values.ts'
import { op } from './operation.ts'
import { money, month } from './pay-values.ts'
import { employmentTypes, roles } from './roles.ts'
import { id } from './values.ts'

const oneTerm = z.object({ termId: z.optional(id) })

/** Staff days by what they came to; a day that says nothing yet is not among them. */
const staffCounts = z.object({
  present: z.int(),
  late: z.int(),
  halfDay: z.int(),
  absent: z.int(),
  onLeave: z.int(),
  /** Days on which somebody came, of those on which they were expected; days on leave count neither way. */
  percentage: z.nullable(z.number()),
  /** Late ones of the days on which somebody came. */
  lateShare: z.nullable(z.number()),
})
export type StaffCounts = z.infer<typeof staffCounts>

const sums = z.object({
  people: z.int(),
  /** Basic pay, no-pay days, teaching, earnings and allowances. */
  earnings: money,
  deductions: money,
  taxes: money,
  /** What paid months were corrected by, and what was carried over; signed. */
  corrections: money,
  net: money,
})
export type PaySums = z.infer<typeof sums>

export const analyticsStaff = {
  readStaffAnalytics: op({
    method: 'GET',
    path: '/analytics/staff',
    roles: ['admin'],
    summary: 'Staff attendance of a term: by week, weekday and role',
    input: oneTerm,
    output: z.object({
      term: z.nullable(analyticsTerm),
      people: z.int(),
      overall: staffCounts,
      weeks: z.array(z.object({ week: z.string(), number: z.int(), ...staffCounts.shape })),
      weekdays: z.array(z.object({ weekday: z.int(), ...staffCounts.shape })),
      roles: z.array(z.object({ role: z.enum(roles), people: z.int(), ...staffCounts.shape })),
    }),
  }),
  readPayTotals: op({
    method: 'GET',
    path: '/analytics/pay',
    roles: ['admin'],
    summary: 'What approved pay runs of the months of a term come to',
    input: oneTerm,
    output: z.object({
      term: z.nullable(analyticsTerm),
      currency: z.string(),
      overall: sums,
      months: z.array(z.object({ month, ...sums.shape })),
      /** Null: people without an employment type. */
      employmentTypes: z.array(
        z.object({ employmentType: z.nullable(z.enum(employmentTypes)), ...sums.shape }),
      ),
      /** A sum is of one person alone, and tells what they earn: the look at it was recorded. */
      recorded: z.boolean(),
    }),
  }),
}
