import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const format = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** "5 Oct 2026 to 18 Dec 2026" */
export const termSpan = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  m.span({ from: format.format(at(firstDay)), to: format.format(at(lastDay)) })

/** "Reading week, 2 Nov to 6 Nov" */
export const holidayText = (it: { name: string; firstDay: string; lastDay: string }) =>
  it.firstDay === it.lastDay
    ? m.holidayOn({ name: it.name, day: short.format(at(it.firstDay)) })
    : m.holidayOver({ name: it.name, from: short.format(at(it.firstDay)), to: short.format(at(it.lastDay)) })
