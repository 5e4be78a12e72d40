import { leaveBalances } from '@campanile/contract/leave/leave-balances.ts'
import { z } from 'zod/mini'
import { m } from './messages.ts'

const amount = z
  .string()
  .check(z.trim(), z.regex(/^(\d{1,4}([.,]\d{1,2})?)?$/, m.enterANumberOfDaysOrHours()))

/** Parses the input, with a decimal point or comma. */
const numberOf = (text: string): number => Number(text.replace(',', '.'))

/** Signed minutes typed in the form. */
export const adjustedMinutes = (
  { direction, days, hours }: Pick<AdjustValues, 'direction' | 'days' | 'hours'>,
  dayMinutes: number,
): number => {
  const minutes = Math.round(numberOf(days) * dayMinutes + numberOf(hours) * 60)
  return direction === 'add' ? minutes : -minutes
}

/** The form of an adjustment, in the units that people count in. */
export const adjustForm = z
  .object({
    direction: z.enum(['add', 'take']),
    days: amount,
    hours: amount,
    note: leaveBalances.adjustLeaveBalance.input.shape.note,
  })
  .check(
    z.refine(({ days, hours }) => numberOf(days) + numberOf(hours) !== 0, {
      error: m.enterDaysOrHours(),
      path: ['days'],
    }),
  )
export type AdjustValues = z.input<typeof adjustForm>
