import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine, PayLineEvent, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { formatPlainDay, type TimeFormat } from '#lib/time.ts'
import { dayWords } from '../payWords.ts'
import { m } from './messages.ts'

const groups: readonly { title: string; kinds: readonly PayLineKind[] }[] = [
  { title: m.pay(), kinds: ['basic', 'no-pay', 'teaching', 'leave', 'earning', 'allowance'] },
  { title: m.deductions(), kinds: ['deduction'] },
  { title: m.taxes(), kinds: ['tax'] },
  { title: m.adjustments(), kinds: ['adjustment', 'carried'] },
]

export interface LineGroup {
  title: string
  lines: PayLine[]
  /** In minor units, signed. */
  total: number
}

/** The lines of a payslip in the groups it is read by; a group without lines is left out. */
export const lineGroups = (lines: readonly PayLine[]): LineGroup[] =>
  groups
    .map(({ title, kinds }) => ({ title, lines: lines.filter(({ kind }) => kinds.includes(kind)) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, total: group.lines.reduce((sum, { amount }) => sum + amount, 0) }))

/** When a payslip is paid, or why it was not; null before its approval. */
export function slipPaymentWords({
  payOn,
  paidOn,
  unpaid,
  net,
}: Pick<Payslip, 'payOn' | 'paidOn' | 'unpaid' | 'net'>): string | null {
  if (net <= 0) return null
  if (paidOn && unpaid > 0) return m.notSentNoBankDetailsCarried()
  if (paidOn) return m.paidOnDay({ day: dayWords(paidOn) })
  if (!payOn) return null
  return unpaid > 0
    ? m.noBankDetailsYetAddThem({ day: dayWords(payOn) })
    : m.willBePaidOn({ day: dayWords(payOn) })
}

/** A number of days as text, "1" or "0.5", in words. */
const daysWords = (days: string): string => `${days} ${days === '1' ? m.day() : m.days()}`

/** The one day that a line is about and the leave it is of, or how many days of it. */
function leaveWhen({ date, from, to, days }: Extract<PayLineEvent, { kind: 'leave' }>): string[] {
  const all = rangeWords(from, to)
  if (Number(days) > 1) return [all, m.daysThisMonth({ days: daysWords(days) })]
  return [formatPlainDay(date), daysWords(days), ...(from === to ? [] : [m.ofAll({ all })])]
}

/** One event in words: what it is, and what about it matters for pay. */
export function eventWords(
  event: PayLineEvent,
  time: TimeFormat,
): { title: string; sub: string; ok: boolean } {
  switch (event.kind) {
    case 'session':
      return {
        title: `${event.courseCode} ${event.courseTitle}`,
        sub: [
          `${time.day(event.startsAt)}, ${time.range(event.startsAt, event.endsAt)}`,
          event.checkInAt ? m.checkInOpened({ time: time.time(event.checkInAt) }) : 'no check-in',
        ].join(' · '),
        ok: event.checkInAt !== null,
      }
    case 'staff-day':
      return {
        title: formatPlainDay(event.date),
        sub: [
          event.status.replace('-', ' '),
          event.days !== '0' && m.withoutPay({ days: daysWords(event.days) }),
        ]
          .filter(Boolean)
          .join(' · '),
        ok: true,
      }
    case 'leave':
      return {
        title: event.leaveType,
        sub: [...leaveWhen(event), event.paid ? m.paid() : m.unpaid()].join(' · '),
        ok: true,
      }
  }
}

/** Where an event is looked up: by admins, or by the person it is about. */
export function eventPath(event: PayLineEvent, side: 'admin' | 'own', name: string): string {
  switch (event.kind) {
    case 'session':
      return `/app/attendance/sessions/${event.sessionId}`
    case 'staff-day':
      return side === 'admin'
        ? `/app/manage-attendance?${new URLSearchParams({ date: event.date, search: name })}`
        : `/app/attendance?view=month&day=${event.date}`
    case 'leave':
      return `/app/${side === 'admin' ? 'admin-leave-requests' : 'leave-requests'}?request=${event.leaveRequestId}`
  }
}

const eventUnits = {
  teaching: m.session(),
  basic: m.day(),
  'no-pay': m.day(),
  leave: m.leaveRequest(),
} as const

/** "4 sessions": what a line's events are called. */
export function eventsWords({ kind, events }: Pick<PayLine, 'kind' | 'events'>): string {
  const unit = eventUnits[kind as keyof typeof eventUnits] ?? 'event'
  return `${events} ${unit}${events === 1 ? '' : m.s()}`
}
