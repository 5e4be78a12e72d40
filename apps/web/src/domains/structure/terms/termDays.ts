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
  m.atToAt2({ at: format.format(at(firstDay)), at2: format.format(at(lastDay)) })

/** "Reading week, 2 Nov to 6 Nov" */
export const holidayText = (it: { name: string; firstDay: string; lastDay: string }) =>
  it.firstDay === it.lastDay
    ? `${it.name}, ${short.format(at(it.firstDay))}`
    : m.nameAtToAt2({ name: it.name, at: short.format(at(it.firstDay)), at2: short.format(at(it.lastDay)) })
