import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { memberPart } from '@campanile/contract/people/membership.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { type Calendar, findLeaveDay, readCalendar } from '#domains/staff-attendance/day-facts.service.ts'
import { daysBetween, daysOfMonth } from '#platform/calendar.ts'
import { daysIn } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import { type PayItemRule, readyItems } from '../items/pay-item.rules.ts'
import { type PersonPay, putPay } from '../runs/pay-writing.repo.ts'
import { discrepancyMessages } from './discrepancies.messages.ts'
import { adjustmentLines, earlierDiscrepancy } from './pay-adjustment.rules.ts'
import * as facts from './pay-facts.repo.ts'
import * as history from './pay-history.repo.ts'
import { amountText } from './pay-money.rules.ts'
import { payOfMonth } from './pay-month.rules.ts'
import { discrepancyKey, type MonthFacts, type PayDiscrepancy, subjectOfMonth } from './pay-month.ts'
import { monthsBefore } from './pay-months.rules.ts'
import { slipLines, slipSums } from './payslip.rules.ts'

interface Person {
  id: string
  employmentType: EmploymentType | null
}

/**
 * A person's working days in a month, as leave counts them: by the person's shift, or else the institution's,
 * without holidays. The result is shared between people without their own shift.
 */
function listWorkingDays(calendar: Calendar): (person: Person, month: string) => string[] {
  const shared = calendar.shifts.filter(({ personId }) => personId === null)
  const own = groupRows(calendar.shifts, ({ personId }) => personId)
  const known = new Map<string, string[]>()
  return ({ id, employmentType }, month) => {
    const key = own.has(id) ? `${id} ${month}` : month
    const found = known.get(key)
    if (found) return found
    const { first, last } = daysOfMonth(month)
    // All days of the month, also for people who join or leave in it: their pay is a share of these.
    const theirs = { ...calendar, memberDates: new Map(), shifts: [...shared, ...(own.get(id) ?? [])] }
    const person = { personId: id, employmentType }
    const days = daysBetween(first, last).filter((date) => findLeaveDay(theirs, person, date).dayOff === null)
    known.set(key, days)
    return days
  }
}

/** The part of a run that the computation needs. */
export interface ComputedRun {
  id: string
  month: string
  currency: string
  items: readonly PayItemRule[]
  /** Sessions that ended by this time count. */
  countedAt: Date
}

const byPerson = <T extends { personId: string }>(rows: readonly T[]) =>
  groupRows(rows, ({ personId }) => personId)

async function readFacts(db: Database, run: ComputedRun, personIds: readonly string[]) {
  const { timeZone, locale, settings } = await currentInstitution({ db })
  const first = monthsBefore(run.month, settings.payroll.adjustMonths)
  const adjusted = await history.listAdjustedMonths(db, run.month, first)
  const from = daysOfMonth(adjusted[0]?.month ?? run.month).first
  const to = daysOfMonth(run.month).last
  const period: facts.Period = { from, to, timeZone, ...daysIn(timeZone, from, to) }
  const people = await facts.listPayPeople(db, personIds, timeZone)
  const profiles = byPerson(await facts.listProfileRules(db, personIds, period))
  // Sessions are only needed for people who are paid by teaching.
  const teaching = [...profiles]
    .filter(([, them]) => them.some((it) => it.basis !== 'month'))
    .map(([id]) => id)
  const calendar = await readCalendar(db, { timeZone, today: to }, [...personIds], period)
  return {
    locale,
    adjusted: adjusted.map((it) => ({ ...it, ready: readyItems(it.items) })),
    people,
    profiles,
    workingDays: listWorkingDays(calendar),
    absences: byPerson(await facts.listAbsences(db, personIds, period)),
    leave: byPerson(await facts.listLeaveDays(db, personIds, period)),
    sessions: byPerson(await facts.listTeachingSessions(db, teaching, period, run.countedAt)),
    decisions: byPerson(await history.listDecisions(db, { payRunId: run.id, first }, personIds)),
    paid: byPerson(
      await history.listPaidLines(db, [...adjusted.map(({ month }) => month), run.month], personIds),
    ),
    balances: byPerson(await history.listBalances(db, personIds)),
  }
}
type Facts = Awaited<ReturnType<typeof readFacts>>

/** Decisions about a month: from its own run, and from later runs that adjusted it. */
function personDecisions(
  all: Facts,
  person: facts.PayPerson,
  payRunId: string,
  month: string,
): MonthFacts['decisions'] {
  const prefix = subjectOfMonth(month, '')
  return new Map(
    (all.decisions.get(person.id) ?? []).flatMap((it) => {
      if (it.payRunId === payRunId) return [[discrepancyKey(it.kind, it.subject), it.decision]]
      if (it.month <= month || !it.subject.startsWith(prefix)) return []
      return [[discrepancyKey(it.kind, it.subject.slice(prefix.length)), it.decision]]
    }),
  )
}

function monthFacts(all: Facts, person: facts.PayPerson, payRunId: string, month: string): MonthFacts {
  const { first, last } = daysOfMonth(month)
  const inMonth = <T extends { date: string }>(rows: readonly T[] | undefined) =>
    (rows ?? []).filter(({ date }) => first <= date && date <= last)
  return {
    month,
    locale: all.locale,
    firstDay: first,
    lastDay: last,
    workingDays: all.workingDays(person, month),
    profiles: (all.profiles.get(person.id) ?? []).filter(
      (it) => it.firstDay <= last && (it.lastDay === null || it.lastDay >= first),
    ),
    joinedOn: person.joinedOn,
    leftOn: person.leftOn,
    absences: inMonth(all.absences.get(person.id)),
    leave: inMonth(all.leave.get(person.id)),
    sessions: inMonth(all.sessions.get(person.id)),
    decisions: personDecisions(all, person, payRunId, month),
  }
}

const ofPerson = (kind: PayDiscrepancy['kind'], about: string): PayDiscrepancy => ({
  kind,
  subject: '',
  sessionId: null,
  on: null,
  about,
})

/** Whether the person is with the institution on some day of the month. */
const isMemberInMonth = ({ joinedOn, leftOn, firstDay, lastDay }: MonthFacts) =>
  memberPart({ startsOn: joinedOn, endsOn: leftOn }, firstDay, lastDay) !== undefined

const paidMonths = (all: Facts, person: facts.PayPerson, month: string) =>
  (all.paid.get(person.id) ?? []).filter((it) => it.month === month)

/**
 * The lines that adjust an earlier month to the amount due now, and its discrepancies that nobody has
 * reviewed yet.
 */
function computeAdjustment(
  all: Facts,
  run: ComputedRun,
  person: facts.PayPerson,
  { payRunId, month, ready }: Facts['adjusted'][number],
  digits: number,
) {
  const now = payOfMonth(monthFacts(all, person, payRunId, month), ready, digits)
  const before = (all.decisions.get(person.id) ?? []).filter((it) => it.payRunId !== run.id)
  const isSettled = (it: PayDiscrepancy, later: PayDiscrepancy) =>
    before.some(
      (one) =>
        (one.payRunId === payRunId && one.kind === it.kind && one.subject === it.subject) ||
        (one.kind === later.kind && one.subject === later.subject),
    )
  return {
    lines: adjustmentLines(month, now.lines, paidMonths(all, person, month), all.locale, now.unknown),
    discrepancies: now.discrepancies.flatMap((it) => {
      const later = earlierDiscrepancy(month, it, all.locale)
      return later && !isSettled(it, later) ? [later] : []
    }),
  }
}

function computePay(
  all: Facts,
  run: ComputedRun,
  person: facts.PayPerson,
  items: ReturnType<typeof readyItems>,
): PersonPay {
  const digits = minorDigits(run.currency)
  const month = monthFacts(all, person, run.id, run.month)
  const own = payOfMonth(month, items, digits)
  const earlier = all.adjusted.map((it) => computeAdjustment(all, run, person, it, digits))
  const { lines, below } = slipLines(
    own.lines,
    // When a month is run again, later runs may already have paid adjustments for it.
    [
      ...earlier.flatMap((it) => it.lines),
      ...adjustmentLines(run.month, [], paidMonths(all, person, run.month), all.locale),
    ],
    all.balances.get(person.id)?.[0]?.balance ?? 0,
    all.balances.get(person.id)?.[0]?.unpaidMonth ?? null,
    all.locale,
  )
  const sums = slipSums(lines)
  const m = discrepancyMessages(all.locale)
  const discrepancies = [...own.discrepancies, ...earlier.flatMap((it) => it.discrepancies)]
  if (!own.profile && person.isEmployed && isMemberInMonth(month))
    discrepancies.push(ofPerson('no-profile', m.noProfile()))
  if (below > 0)
    discrepancies.push(
      ofPerson('negative-pay', m.negativePay({ amount: amountText(below, digits, all.locale) })),
    )
  if (sums.net > 0 && !person.hasBankDetails)
    discrepancies.push(ofPerson('no-bank-details', m.noBankDetails()))
  return { person, profile: own.profile, lines, sums, discrepancies }
}

/** Computes and saves these people's pay in a run. The result does not depend on repeats or batch size. */
export async function computePeople(
  db: Database,
  run: ComputedRun,
  personIds: readonly string[],
): Promise<void> {
  const all = await readFacts(db, run, personIds)
  const items = readyItems(run.items)
  await putPay(
    db,
    run.id,
    all.people.map((person) => computePay(all, run, person, items)),
  )
}
