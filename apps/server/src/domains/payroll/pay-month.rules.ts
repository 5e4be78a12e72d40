import Big from 'big.js'
import { FormulaFailure } from './formula/formula.ts'
import { dayText } from './month-words.ts'
import { basicLines, coveredDays, spanOf, unpaidDays } from './pay-basic.rules.ts'
import { type ItemBase, isUsedIn, itemAmount, type ReadyItem } from './pay-item.rules.ts'
import { sumOf, unitsOf } from './pay-money.rules.ts'
import {
  type DraftLine,
  type Finding,
  line,
  type MonthFacts,
  type MonthPay,
  type ProfileRule,
} from './pay-month.ts'
import {
  hoursOf,
  paidSessions,
  teachingFindings,
  teachingLeaveLines,
  teachingLines,
} from './pay-teaching.rules.ts'

/** Where no day of a month is a working day, every day counts, so that nobody is paid nothing for a holiday. */
const withDays = (facts: MonthFacts): MonthFacts =>
  facts.workingDays.length > 0 ? facts : { ...facts, workingDays: daysOf(facts.firstDay, facts.lastDay) }

function daysOf(first: string, last: string): string[] {
  const count = Number(last.slice(8)) - Number(first.slice(8)) + 1
  return Array.from(
    { length: count },
    (_, at) => `${first.slice(0, 8)}${String(Number(first.slice(8)) + at).padStart(2, '0')}`,
  )
}

const byFirstDay = (a: ProfileRule, b: ProfileRule) => (a.firstDay < b.firstDay ? -1 : 1)

/** Counts that formulas and proration use. */
function countsOf(facts: MonthFacts, profiles: readonly ProfileRule[]) {
  const covered = profiles.flatMap((it) => coveredDays(facts, it))
  const monthly = profiles.filter((it) => it.basis === 'month').flatMap((it) => coveredDays(facts, it))
  const unpaid = unpaidDays(facts, monthly)
  const leave = facts.leave
    .filter((it) => profiles.some((profile) => isWithin(facts, profile, it.date)))
    .reduce((sum, it) => sum.plus(new Big(it.minutes).div(it.dayMinutes)), new Big(0))
  const total = facts.workingDays.length
  return {
    total,
    employed: covered.length,
    unpaid,
    leave: leave.round(6, Big.roundHalfUp),
    paidPart: new Big(covered.length).minus(unpaid).div(total),
  }
}

function isWithin(facts: MonthFacts, profile: ProfileRule, date: string): boolean {
  const span = spanOf(facts, profile)
  return span !== null && span.from <= date && date <= span.to
}

/** Lines of the items that this profile's person gets, in their order, each worked out from those before it. */
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
  const counts = countsOf(facts, profiles)
  const sessions = paidSessions(facts)
  const units = (minor: number) => unitsOf(minor, digits)
  const state = { gross: basic, taxable: basic }
  const values: Record<string, Big> = {
    monthlyBasic: units(profile.basis === 'month' ? profile.amount : 0),
    rate: units(profile.basis === 'month' ? 0 : profile.amount),
    basic: units(basic),
    hours: hoursOf(sessions).round(6, Big.roundHalfUp),
    sessions: new Big(sessions.length),
    workingDays: new Big(counts.total),
    employedDays: new Big(counts.employed),
    unpaidDays: counts.unpaid,
    leaveDays: counts.leave,
    ...Object.fromEntries(items.map(({ code }) => [code, new Big(0)])),
  }
  const lines: DraftLine[] = []
  const findings: Finding[] = []
  for (const item of items) {
    const named = profile.items.find((it) => it.payItemId === item.id)
    if (!isUsedIn(item, facts.month) || !(named || item.employmentTypes.includes(profile.employmentType)))
      continue
    const base: ItemBase = {
      ...state,
      basic,
      taxable: Math.max(0, state.taxable),
      values: { ...values, gross: units(state.gross), taxable: units(Math.max(0, state.taxable)) },
      paidPart: counts.paidPart,
      amount: named?.amount ?? null,
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
      const about = `${item.name}: ${error.message}`
      findings.push({ kind: 'item-failed', subject: item.id, sessionId: null, on: null, about })
    }
  }
  return { lines, findings }
}

/** Who joins or leaves in the month, looked at by an admin because a day decides the pay. */
function employmentFindings(facts: MonthFacts, profiles: readonly ProfileRule[]): Finding[] {
  const spans = profiles.map((it) => spanOf(facts, it)!)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const found: Finding[] = []
  const days = profiles.flatMap((it) => coveredDays(facts, it)).length
  const part = `${days} of ${facts.workingDays.length} working days`
  if (facts.workingDays.some((date) => date < first.from))
    found.push({
      kind: 'joined',
      subject: '',
      sessionId: null,
      on: first.from,
      about: `Paid from ${dayText(first.from)}: ${part}`,
    })
  if (facts.workingDays.some((date) => date > last.to))
    found.push({
      kind: 'left',
      subject: '',
      sessionId: null,
      on: last.to,
      about: `Paid until ${dayText(last.to)}: ${part}`,
    })
  return found
}

/**
 * What a month comes to for one person: from the facts alone, whatever order they come in. Each line is rounded once,
 * half away from zero, when it is made.
 *
 * @param items in their order, as `readyItems` gives them
 * @param digits of the currency after its point
 */
export function payOfMonth(given: MonthFacts, items: readonly ReadyItem[], digits: number): MonthPay {
  const facts = withDays(given)
  const profiles = facts.profiles.filter((it) => spanOf(facts, it) !== null).toSorted(byFirstDay)
  const profile = profiles.at(-1) ?? null
  if (!profile) return { lines: [], findings: [], profile }
  const earned = profiles.flatMap((it) =>
    it.basis === 'month' ? basicLines(facts, it, digits) : teachingLines(facts, it, digits),
  )
  const basic = sumOf(earned.map(({ amount }) => amount))
  const extras = itemLines(facts, { profile, profiles, basic, items, digits })
  return {
    lines: [...earned, ...teachingLeaveLines(facts), ...extras.lines],
    findings: [...teachingFindings(facts), ...employmentFindings(facts, profiles), ...extras.findings],
    profile,
  }
}
