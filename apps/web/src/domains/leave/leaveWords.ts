import type { LeaveBalance, LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import type { ReactNode } from 'react'
import { numberWords } from '#lib/figures.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { m } from './messages.ts'

/** 3 h, 45 min, 3 h 30 min */
export function leaveHoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (rest === 0) return m.hoursShort({ hours })
  return hours === 0 ? m.minutesShort({ minutes: rest }) : m.hoursAndMinutesShort({ hours, minutes: rest })
}

/** A length as people count leave: 12.5 days, 1 day, 3 h 30 min, 2 days 3 h; negative with a minus sign. */
export function leaveLengthWords(minutes: number, dayMinutes: number): string {
  if (minutes < 0) return m.minusLength({ length: leaveLengthWords(-minutes, dayMinutes) })
  const halves = (2 * minutes) / dayMinutes
  const days = Number.isInteger(halves) ? halves / 2 : Math.floor(minutes / dayMinutes)
  const rest = minutes - days * dayMinutes
  if (rest === 0) return m.dayCount({ days })
  return days === 0 ? leaveHoursWords(rest) : m.daysAndHours({ days, hours: leaveHoursWords(rest) })
}

/** The same with its sign, as in a ledger: +20 days, −2 days. */
export function signedWords(minutes: number, dayMinutes: number): string {
  const length = leaveLengthWords(minutes, dayMinutes)
  return minutes > 0 ? m.plusLength({ length }) : length
}

type Period = Pick<LeaveRequest, 'from' | 'to' | 'part' | 'startsAt' | 'endsAt'>

/** 16 to 20 November; 18 November, morning; 18 November, 10:00 to 12:30 */
export function leavePeriodWords({ from, to, part, startsAt, endsAt }: Period): string {
  const days = rangeWords(from, to)
  if (part === 'morning') return m.morningOf({ days })
  if (part === 'afternoon') return m.afternoonOf({ days })
  return part === 'hours' && startsAt && endsAt ? m.hoursOf({ days, startsAt, endsAt }) : days
}

/** "Annual leave, approved": the label of taken or requested leave in a calendar cell. */
export const leaveWithStatus = ({ leaveType, status }: Pick<LeaveRequest, 'leaveType' | 'status'>) =>
  status === 'approved' ? m.leaveIsApproved({ leaveType }) : m.leaveIsPending({ leaveType })

/** The length of a request. */
export const requestLength = ({ minutes, dayMinutes }: Pick<LeaveRequest, 'minutes' | 'dayMinutes'>) =>
  leaveLengthWords(minutes, dayMinutes)

/** The total of a balance in its year; null: unlimited. */
export const balanceTotal = (balance: LeaveBalance): number | null =>
  balance.left === null ? null : balance.left + balance.taken

/** 12.5 days left of 20; unlimited leave shows the amount taken. `figure` shows the length in front. */
export function balanceWords(balance: LeaveBalance, figure: (text: ReactNode) => ReactNode): ReactNode {
  const { dayMinutes } = balance.leaveType
  const total = balanceTotal(balance)
  if (balance.left === null || total === null)
    return m.takenWithoutLimit({ taken: leaveLengthWords(balance.taken, dayMinutes), figure })
  const days = total / dayMinutes
  return m.leftOfTotal({
    left: leaveLengthWords(balance.left, dayMinutes),
    total: Number.isInteger(2 * days) ? numberWords(days) : leaveLengthWords(total, dayMinutes),
    figure,
  })
}

/** 1 January to 31 December 2026; a leave year may begin in another month. */
export function yearWords({ firstDay, lastDay }: Pick<LeaveBalance, 'firstDay' | 'lastDay'>): string {
  const words = rangeWords(firstDay, lastDay)
  const year = firstDay.slice(0, 4)
  return year === lastDay.slice(0, 4) ? m.daysOfYear({ days: words, year }) : words
}

/** Carried-over leave: until when it can be taken, and how much expired. Null: none. */
export function carriedWords(balance: LeaveBalance, today: string): string | null {
  const { carriedOver, carriedOverUntil: until, expired, leaveType } = balance
  const words = (minutes: number) => leaveLengthWords(minutes, leaveType.dayMinutes)
  const lastDay = until && rangeWords(until, until)
  if (until && lastDay && until < today)
    return expired > 0 ? m.expiredOn({ length: words(expired), lastDay }) : null
  if (carriedOver <= 0) return null
  const length = words(carriedOver)
  return lastDay ? m.carriedOverUntil({ length, lastDay }) : m.carriedOver({ length })
}
