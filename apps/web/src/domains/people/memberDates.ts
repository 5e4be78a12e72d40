import { hasLeft, type MemberDates } from '@campanile/contract/people/membership.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const words = (day: string) => format.format(new Date(`${day}T00:00:00Z`))

/** The start date if it is in the future, and the end date if there is one; otherwise null. */
export function datesNote({ startsOn, endsOn }: MemberDates, today: string): string | null {
  const start = startsOn > today ? words(startsOn) : null
  if (!endsOn) return start && m.startsOn({ date: start })
  const end = words(endsOn)
  if (start) return m.startsAndLeaves({ start, end })
  return hasLeft({ endsOn }, today) ? m.leftOn({ date: end }) : m.leavesOn({ date: end })
}
