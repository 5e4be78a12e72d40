import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine, PayLineEvent, Payslip } from '@campanile/contract/payroll/payslips.ts'
import type { ReactNode } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { rangeWords } from '#lib/plainDate.ts'
import { formatPlainDay, type TimeFormat } from '#lib/time.ts'
import { dayWords } from '../payWords.ts'
import { m } from './messages.ts'

const groups: readonly {
  title: string
  linesLabel: string
  kinds: readonly [PayLineKind, ...PayLineKind[]]
}[] = [
  {
    title: m.pay(),
    linesLabel: m.linesOfPay(),
    kinds: ['basic', 'no-pay', 'teaching', 'leave', 'earning', 'allowance'],
  },
  { title: m.deductions(), linesLabel: m.linesOfDeductions(), kinds: ['deduction'] },
  { title: m.taxes(), linesLabel: m.linesOfTaxes(), kinds: ['tax'] },
  {
    title: m.adjustedAndCarried(),
    linesLabel: m.linesAdjustedAndCarried(),
    kinds: ['adjustment', 'carried'],
  },
]

export interface LineGroup {
  title: string
  /** Names the list of its lines. */
  linesLabel: string
  lines: PayLine[]
  /** The kind of its lines; the first, if there are several. */
  kind: PayLineKind
  /** Their total. */
  amount: number
}

/** The lines of a payslip in the groups it is read by; a group without lines is left out. */
export const lineGroups = (lines: readonly PayLine[]): LineGroup[] =>
  groups
    .map(({ kinds, ...group }) => ({
      ...group,
      kind: kinds[0],
      lines: lines.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, amount: group.lines.reduce((sum, { amount }) => sum + amount, 0) }))

/** When a payslip is paid, or why it was not; null before its approval. */
export function slipPaymentWords({
  payOn,
  paidOn,
  unpaid,
  net,
}: Pick<Payslip, 'payOn' | 'paidOn' | 'unpaid' | 'net'>): string | null {
  if (net <= 0) return null
  if (paidOn && unpaid > 0) return m.notPaidWithoutBankDetails()
  if (paidOn) return m.paidOnDay({ day: dayWords(paidOn) })
  if (!payOn) return null
  return unpaid > 0
    ? m.addBankDetailsBefore({ day: dayWords(payOn) })
    : m.willBePaidOn({ day: dayWords(payOn) })
}

/** The one day that a line is about and the leave it is of, or how many days of it. */
function leaveWhen({ date, from, to, ...event }: Extract<PayLineEvent, { kind: 'leave' }>): string[] {
  const days = Number(event.days)
  const period = rangeWords(from, to)
  if (days > 1) return [period, m.daysThisMonth({ days })]
  return [formatPlainDay(date), m.dayCount({ days }), ...(from === to ? [] : [m.partOfPeriod({ period })])]
}

/** Statuses whose codes can’t name an option of a message. */
const statusCodes: Record<string, string> = { 'half-day': 'halfDay', 'on-leave': 'onLeave' }

/** One event in words: its kind, and what matters for pay. */
export function lineEventWords(
  event: PayLineEvent,
  time: TimeFormat,
): { title: string; sub: string; ok: boolean } {
  switch (event.kind) {
    case 'session':
      return {
        title: `${event.courseCode} ${event.courseTitle}`,
        sub: [
          joinFacts(time.day(event.startsAt), time.range(event.startsAt, event.endsAt)),
          event.checkInAt ? m.checkInOpenedAt({ time: time.time(event.checkInAt) }) : m.noCheckIn(),
        ].join(' · '),
        ok: event.checkInAt !== null,
      }
    case 'staff-day':
      return {
        title: formatPlainDay(event.date),
        sub: [
          m.staffDayStatus({ status: statusCodes[event.status] ?? event.status }),
          event.days !== '0' && m.daysWithoutPay({ days: Number(event.days) }),
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

/** The page of an event: for admins, or for the person it is about. */
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

/**
 * "4 sessions behind Teaching". Days are counted as the line counts them: two half days are one day. `span`
 * hides what only a screen reader needs.
 */
export function eventsWords(
  { kind, events, days, label }: Pick<PayLine, 'kind' | 'events' | 'days' | 'label'>,
  span: (text: ReactNode) => ReactNode,
): ReactNode {
  switch (kind) {
    case 'teaching':
      return m.sessionsBehindLine({ events, label, span })
    case 'basic':
    case 'no-pay':
      return days === null || days === events || events === 1
        ? m.daysBehindLine({ days: days ?? events, label, span })
        : m.daysInPartsBehindLine({ days, parts: events, label, span })
    case 'leave':
      return m.leaveRequestsBehindLine({ events, label, span })
    default:
      return m.eventCountBehindLine({ events, label, span })
  }
}
