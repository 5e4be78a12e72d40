import type { LeaveBalance, LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { m } from './messages.ts'

/** 3 h, 45 min, 3 h 30 min */
export function hourWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** A length as people count leave: 12.5 days, 1 day, 3 h 30 min, 2 days 3 h; below nothing with a minus. */
export function leaveLengthWords(minutes: number, dayMinutes: number): string {
  if (minutes < 0) return `−${leaveLengthWords(-minutes, dayMinutes)}`
  const halves = (2 * minutes) / dayMinutes
  const days = Number.isInteger(halves) ? halves / 2 : Math.floor(minutes / dayMinutes)
  const rest = minutes - days * dayMinutes
  const daysWord = m.dayCount({ days })
  if (rest === 0) return daysWord
  return days === 0 ? hourWords(rest) : `${daysWord} ${hourWords(rest)}`
}

/** The same with its sign, as a ledger has it: +20 days, −2 days. */
export const signedWords = (minutes: number, dayMinutes: number): string =>
  `${minutes > 0 ? '+' : ''}${leaveLengthWords(minutes, dayMinutes)}`

type Period = Pick<LeaveRequest, 'from' | 'to' | 'part' | 'startsAt' | 'endsAt'>

/** 16 to 20 November; 18 November, morning; 18 November, 10:00 to 12:30 */
export function periodWords({ from, to, part, startsAt, endsAt }: Period): string {
  const days = rangeWords(from, to)
  if (part === 'whole') return days
  return `${days}, ${part === 'hours' ? `${startsAt} to ${endsAt}` : part}`
}

/** How long a request is. */
export const requestLength = ({ minutes, dayMinutes }: Pick<LeaveRequest, 'minutes' | 'dayMinutes'>) =>
  leaveLengthWords(minutes, dayMinutes)

/** All that a balance holds in its year before anything is taken; null: without a limit. */
export const balanceTotal = (balance: LeaveBalance): number | null =>
  balance.left === null ? null : balance.left + balance.taken

/** 12.5 days left of 20; what is unlimited says what was taken. */
export function balanceWords(balance: LeaveBalance): { figure: string; rest: string } {
  const { dayMinutes } = balance.leaveType
  const total = balanceTotal(balance)
  if (balance.left === null || total === null) {
    return { figure: leaveLengthWords(balance.taken, dayMinutes), rest: m.takenNoLimit() }
  }
  const of = leaveLengthWords(total, dayMinutes).replace(/ days?$/, '')
  return { figure: leaveLengthWords(balance.left, dayMinutes), rest: m.leftOfOf({ of }) }
}

/** 1 January to 31 December 2026; a leave year may begin in another month. */
export function yearWords({ firstDay, lastDay }: Pick<LeaveBalance, 'firstDay' | 'lastDay'>): string {
  const words = rangeWords(firstDay, lastDay)
  return firstDay.slice(0, 4) === lastDay.slice(0, 4) ? `${words} ${firstDay.slice(0, 4)}` : words
}

/** What came over from the year before: until when it can be taken, and what of it was not. Null: nothing to say. */
export function carriedWords(balance: LeaveBalance, today: string): string | null {
  const { carriedOver, carriedOverUntil: until, expired, leaveType } = balance
  const words = (minutes: number) => leaveLengthWords(minutes, leaveType.dayMinutes)
  const lastDay = until && rangeWords(until, until)
  if (until && until < today) return expired > 0 ? `${words(expired)} expired on ${lastDay}` : null
  if (carriedOver <= 0) return null
  return m.carriedOverUntil({
    words: words(carriedOver),
    lastDay: lastDay ? 'yes' : 'no',
    lastDay2: lastDay ?? '',
  })
}
