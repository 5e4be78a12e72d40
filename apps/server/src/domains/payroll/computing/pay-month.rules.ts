import { messageText } from '@campanile/messages/coded.ts'
import Big from 'big.js'
import { dayWords } from '#platform/date-words.ts'
import { FormulaFailure } from '../items/formula/formula.ts'
import {
  type ItemBase,
  type ItemPart,
  isUsedIn,
  itemAmount,
  type ReadyItem,
} from '../items/pay-item.rules.ts'
import { discrepancyMessages } from './discrepancies.messages.ts'
import { basicLines, coveredDays, isInForce, profileSpan, unpaidDays } from './pay-basic.rules.ts'
import { sumAmounts, toUnits } from './pay-money.rules.ts'
import {
  type DraftLine,
  line,
  type MonthFacts,
  type MonthPay,
  type PayDiscrepancy,
  type ProfileRule,
} from './pay-month.ts'
import {
  paidSessions,
  teachingDiscrepancies,
  teachingHours,
  teachingLeaveLines,
  teachingLines,
} from './pay-teaching.rules.ts'

/** In a month without working days every day counts as one, so that people are still paid. */
const withDays = (facts: MonthFacts): MonthFacts =>
  facts.workingDays.length > 0 ? facts : { ...facts, workingDays: listDays(facts.firstDay, facts.lastDay) }

function listDays(first: string, last: string): string[] {
  const count = Number(last.slice(8)) - Number(first.slice(8)) + 1
  return Array.from(
    { length: count },
    (_, at) => `${first.slice(0, 8)}${String(Number(first.slice(8)) + at).padStart(2, '0')}`,
  )
}

const byFirstDay = (a: ProfileRule, b: ProfileRule) => (a.firstDay < b.firstDay ? -1 : 1)

/** Working days that these profiles cover, and how many of them are unpaid. */
function coveredWorkingDays(facts: MonthFacts, profiles: readonly ProfileRule[]) {
  const covered = profiles.flatMap((it) => coveredDays(facts, it))
  const monthly = profiles.filter((it) => it.basis === 'month').flatMap((it) => coveredDays(facts, it))
  return { employed: covered.length, unpaid: unpaidDays(facts, monthly) }
}

/** Counts that formulas can use. */
function monthCounts(facts: MonthFacts, profiles: readonly ProfileRule[]) {
  const leave = facts.leave
    .filter((it) => profiles.some((profile) => isInForce(facts, profile, it.date)))
    .reduce((sum, it) => sum.plus(new Big(it.minutes).div(it.dayMinutes)), new Big(0))
  return {
    ...coveredWorkingDays(facts, profiles),
    total: facts.workingDays.length,
    leave: leave.round(6, Big.roundHalfUp),
  }
}

/** An item's amount from each profile, with the days that this profile covers and pays. */
function itemParts(facts: MonthFacts, item: ReadyItem, profiles: readonly ProfileRule[]): ItemPart[] {
  const total = facts.workingDays.length
  return profiles.flatMap((profile) => {
    const named = profile.items.find((it) => it.payItemId === item.id)
    if (!named && !item.employmentTypes.includes(profile.employmentType)) return []
    const { employed, unpaid } = coveredWorkingDays(facts, [profile])
    return [{ amount: named?.amount ?? null, paidDays: new Big(employed).minus(unpaid), total }]
  })
}

/**
 * Lines for the items in the month's profiles, in order. Each item can use the results of those before it.
 */
function itemLines(
  facts: MonthFacts,
  {
    profile,
    profiles,
    basic,
    items,
    digits,
  }: {
    profile: ProfileRule
    profiles: readonly ProfileRule[]
    basic: number
    items: readonly ReadyItem[]
    digits: number
  },
) {
  const counts = monthCounts(facts, profiles)
  const sessions = paidSessions(facts)
  const units = (minor: number) => toUnits(minor, digits)
  const state = { gross: basic, taxable: basic }
  const values: Record<string, Big> = {
    monthlyBasic: units(profile.basis === 'month' ? profile.amount : 0),
    rate: units(profile.basis === 'month' ? 0 : profile.amount),
    basic: units(basic),
    hours: teachingHours(sessions).round(6, Big.roundHalfUp),
    sessions: new Big(sessions.length),
    workingDays: new Big(counts.total),
    employedDays: new Big(counts.employed),
    unpaidDays: counts.unpaid,
    leaveDays: counts.leave,
    ...Object.fromEntries(items.map(({ code }) => [code, new Big(0)])),
  }
  const lines: DraftLine[] = []
  const discrepancies: PayDiscrepancy[] = []
  const unknown = new Set<string>()
  for (const item of items) {
    const parts = itemParts(facts, item, profiles)
    if (!isUsedIn(item, facts.month) || parts.length === 0) continue
    // Items after one that cannot be computed may depend on it.
    if (unknown.size > 0) unknown.add(`item ${item.id}`)
    const base: ItemBase = {
      ...state,
      basic,
      taxable: Math.max(0, state.taxable),
      values: { ...values, gross: units(state.gross), taxable: units(Math.max(0, state.taxable)) },
      parts,
      digits,
    }
    try {
      const amount = itemAmount(item, base)
      values[item.code] = units(amount)
      const adds = item.kind === 'earning' || item.kind === 'allowance'
      if (adds) state.gross += amount
      if (item.taxable && item.kind !== 'tax') state.taxable += adds ? amount : -amount
      if (amount === 0) continue
      lines.push(
        line({
          kind: item.kind,
          key: `item ${item.id}`,
          label: item.name,
          amount: adds ? amount : -amount,
          payItemId: item.id,
        }),
      )
    } catch (error) {
      if (!(error instanceof FormulaFailure)) throw error
      const problem = messageText(error.message, facts.locale)
      const about = discrepancyMessages(facts.locale).itemFailed({ item: item.name, problem })
      discrepancies.push({ kind: 'item-failed', subject: item.id, sessionId: null, on: null, about })
      unknown.add(`item ${item.id}`)
    }
  }
  return { lines, discrepancies, unknown }
}

/**
 * Discrepancies for joining, leaving or a gap between profiles, which an admin reviews because dates decide
 * the pay.
 */
function employmentDiscrepancies(facts: MonthFacts, profiles: readonly ProfileRule[]): PayDiscrepancy[] {
  const spans = profiles.map((it) => profileSpan(facts, it)!)
  const [first, last] = [spans[0]!, spans.at(-1)!]
  const found: PayDiscrepancy[] = []
  const m = discrepancyMessages(facts.locale)
  const day = (date: string) => dayWords(date, facts.locale)
  const covered = {
    days: profiles.flatMap((it) => coveredDays(facts, it)).length,
    total: facts.workingDays.length,
  }
  if (facts.workingDays.some((date) => date < first.from))
    found.push({
      kind: 'joined',
      subject: '',
      sessionId: null,
      on: first.from,
      about: m.partFrom({
        ...covered,
        day: day(first.from),
        joined: first.from === facts.joinedOn ? 'yes' : 'no',
      }),
    })
  if (facts.workingDays.some((date) => date > last.to))
    found.push({
      kind: 'left',
      subject: '',
      sessionId: null,
      on: last.to,
      about: m.partUntil({ ...covered, day: day(last.to), left: last.to === facts.leftOn ? 'yes' : 'no' }),
    })
  const between = facts.workingDays.filter(
    (date) => first.from < date && date < last.to && !profiles.some((it) => isInForce(facts, it, date)),
  )
  if (between.length > 0)
    found.push({
      kind: 'gap',
      subject: '',
      sessionId: null,
      on: between[0]!,
      about: m.gap({ days: between.length, from: day(between[0]!), to: day(between.at(-1)!) }),
    })
  return found
}

/** Pay under a profile before items, or the reason why it cannot be computed. */
function profileEarnings(facts: MonthFacts, profile: ProfileRule, digits: number) {
  try {
    const of = profile.basis === 'month' ? basicLines : teachingLines
    return { lines: of(facts, profile, digits), discrepancy: null }
  } catch (error) {
    if (!(error instanceof FormulaFailure)) throw error
    const problem = messageText(error.message, facts.locale)
    const about = discrepancyMessages(facts.locale).profileFailed({ basis: profile.basis, problem })
    const discrepancy: PayDiscrepancy = {
      kind: 'item-failed',
      subject: profile.id,
      sessionId: null,
      on: null,
      about,
    }
    return { lines: [], discrepancy }
  }
}

/**
 * Computes one person's pay for a month from the facts alone; their order does not matter. Each line is
 * rounded once, half away from zero, when it is created.
 *
 * @param items in order, as `readyItems` returns them
 * @param digits decimal places of the currency
 */
export function payOfMonth(given: MonthFacts, items: readonly ReadyItem[], digits: number): MonthPay {
  const facts = withDays(given)
  const profiles = facts.profiles.filter((it) => profileSpan(facts, it) !== null).toSorted(byFirstDay)
  const profile = profiles.at(-1) ?? null
  if (!profile) return { lines: [], discrepancies: [], profile, unknown: new Set<string>() }
  const each = profiles.map((it) => profileEarnings(facts, it, digits))
  const earned = each.flatMap((it) => it.lines)
  const failed = each.flatMap((it) => it.discrepancy ?? [])
  const basic = sumAmounts(earned.map(({ amount }) => amount))
  const extras = itemLines(facts, { profile, profiles, basic, items, digits })
  return {
    lines: [...earned, ...teachingLeaveLines(facts), ...extras.lines],
    discrepancies: [
      ...teachingDiscrepancies(facts),
      ...employmentDiscrepancies(facts, profiles),
      ...failed,
      ...extras.discrepancies,
    ],
    profile,
    unknown: failed.length > 0 ? 'all' : extras.unknown,
  }
}
