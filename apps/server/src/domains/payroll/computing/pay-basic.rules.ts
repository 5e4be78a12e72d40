import { memberPart } from '@campanile/contract/people/membership.ts'
import Big from 'big.js'
import { numberText } from '#platform/locale.ts'
import { lineMessages } from './lines.messages.ts'
import { amountText, countText, wholeMinor } from './pay-money.rules.ts'
import { type DraftLine, type LineEvent, line, type MonthFacts, type ProfileRule } from './pay-month.ts'

/** Rounds to six decimal places, so that three thirds of a day add up to one day. */
const inDays = (days: Big) => days.round(6, Big.roundHalfUp)

/**
 * The part of a month that a profile covers while the person is with the institution; null when it covers none
 * of it.
 */
export function profileSpan(
  { firstDay, lastDay, joinedOn, leftOn }: Pick<MonthFacts, 'firstDay' | 'lastDay' | 'joinedOn' | 'leftOn'>,
  profile: Pick<ProfileRule, 'firstDay' | 'lastDay'>,
): { from: string; to: string } | null {
  const here = memberPart({ startsOn: joinedOn, endsOn: leftOn }, firstDay, lastDay)
  if (!here) return null
  return memberPart({ startsOn: profile.firstDay, endsOn: profile.lastDay }, here.from, here.to) ?? null
}

/** Whether a profile applies on a day of the month. */
export const isInForce = (facts: MonthFacts, profile: ProfileRule, date: string): boolean => {
  const span = profileSpan(facts, profile)
  return span !== null && span.from <= date && date <= span.to
}

/** Working days of the month that a profile covers. */
export const coveredDays = (facts: MonthFacts, profile: ProfileRule): string[] =>
  facts.workingDays.filter((date) => isInForce(facts, profile, date))

/** The profile that applies on a day of the month. */
export const findProfile = (facts: MonthFacts, date: string): ProfileRule | undefined =>
  facts.profiles.find((it) => isInForce(facts, it, date))

/** A fraction of a day, 0 to 1. */
const sumLeave = (leave: MonthFacts['leave'], paid: boolean) =>
  leave
    .filter((it) => it.paid === paid)
    .reduce((sum, it) => sum.plus(new Big(it.minutes).div(it.dayMinutes)), new Big(0))

const less = (a: Big, b: Big) => (a.lt(b) ? a : b)
const none = new Big(0)
const whole = new Big(1)

/**
 * The fraction of a working day that is unpaid: unpaid leave, limited to what paid leave does not cover, plus
 * absence without leave, which is all of the remainder, or half of it on a half-day.
 */
export function unpaidPart(facts: Pick<MonthFacts, 'absences' | 'leave'>, date: string): Big {
  const leave = facts.leave.filter((it) => it.date === date)
  const status = facts.absences.find((it) => it.date === date)?.status
  const most = whole.minus(less(sumLeave(leave, true), whole))
  const unpaid = less(sumLeave(leave, false), most)
  const left = most.minus(unpaid)
  const missed = status === 'absent' ? left : status === 'half-day' ? left.div(2) : none
  return inDays(unpaid.plus(missed))
}

/** What the unpaid part of a day consists of. */
function unpaidEvents(facts: MonthFacts, date: string, part: Big): LineEvent[] {
  const empty = { sessionId: null, leaveRequestId: null, minutes: null, status: null, checkInAt: null }
  const absence = facts.absences.find((it) => it.date === date)
  const unpaid = facts.leave
    .filter((it) => it.date === date && !it.paid)
    .toSorted((a, b) => a.requestId.localeCompare(b.requestId))
  let left = part
  const leave = unpaid.map(({ requestId, minutes, dayMinutes }) => {
    const days = less(inDays(new Big(minutes).div(dayMinutes)), left)
    left = left.minus(days)
    return { ...empty, kind: 'leave' as const, on: date, leaveRequestId: requestId, days: days.toString() }
  })
  if (!absence || left.lte(0)) return leave
  return [...leave, { ...empty, kind: 'staff-day', on: date, status: absence.status, days: left.toString() }]
}

/** Unpaid days of a person with a monthly salary. */
export const unpaidDays = (facts: MonthFacts, days: readonly string[]): Big =>
  days.reduce((sum, date) => sum.plus(unpaidPart(facts, date)), none)

/** Basic pay for the part of the month that a profile covers, and the deduction for unpaid days. */
export function basicLines(facts: MonthFacts, profile: ProfileRule, digits: number): DraftLine[] {
  const days = coveredDays(facts, profile)
  const total = facts.workingDays.length
  if (days.length === 0) return []
  const share = (count: Big) => wholeMinor(new Big(profile.amount).times(count).div(total))
  const { locale } = facts
  const m = lineMessages(locale)
  const partText = (count: Big) =>
    m.workingDays({
      days: numberText(Number(countText(count)), locale),
      total,
      amount: amountText(profile.amount, digits, locale),
    })
  const basic = line({
    kind: 'basic',
    key: 'basic',
    label: m.basicPay(),
    detail: days.length === total ? null : partText(new Big(days.length)),
    amount: share(new Big(days.length)),
  })
  const unpaid = days.map((date) => ({ date, part: unpaidPart(facts, date) })).filter((it) => it.part.gt(0))
  if (unpaid.length === 0) return [basic]
  const count = unpaid.reduce((sum, it) => sum.plus(it.part), none)
  return [
    basic,
    line({
      kind: 'no-pay',
      key: 'no-pay',
      label: m.noPayDays(),
      detail: partText(count),
      amount: -share(count) || 0,
      events: unpaid.flatMap(({ date, part }) => unpaidEvents(facts, date, part)),
    }),
  ]
}
