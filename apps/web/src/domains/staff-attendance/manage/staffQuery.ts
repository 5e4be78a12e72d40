import { linkAudiences } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { presenceStates } from '@campanile/contract/staff-attendance/staff-board.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { addDays, addMonths, firstOfMonth, isPlainDate } from '#lib/plainDate.ts'

const boardStates = [...presenceStates, 'late'] as const
export type BoardState = (typeof boardStates)[number]

/** The query about people. Parameters of a stale or mistyped link that match nothing are left out. */
export const staffQuery = ({ page, search, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  role: oneOf(linkAudiences, filters.role),
})

export const boardShape = { filters: ['role', 'state', 'date'], kept: ['date'], sort: '' }

export function boardQuery(view: ListView) {
  const date = view.filters.date ?? null
  return {
    ...staffQuery(view),
    state: oneOf(boardStates, view.filters.state),
    date: isPlainDate(date) ? date : undefined,
  }
}

export const monthShape = { filters: ['role', 'month'], kept: ['month'], sort: '' }

const isMonth = (text: string | undefined) => isPlainDate(`${text}-01`) && (text ?? '') >= '2000'

/** The calendar's month; the current one unless the link contains another. */
export function monthQuery(view: ListView, today: string) {
  const { month } = view.filters
  return { ...staffQuery(view), month: month && isMonth(month) ? month : today.slice(0, 7) }
}

/** The days of the calendar's month, of the same people regardless of the page. */
export function monthDaysQuery({ month, search, role }: ReturnType<typeof monthQuery>) {
  const from = firstOfMonth(`${month}-01`)
  return { search, role, from, to: addDays(addMonths(from, 1), -1) }
}
