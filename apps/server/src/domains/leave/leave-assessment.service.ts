import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import { listMemberDates } from '#domains/people/member-dates.service.ts'
import { AppError } from '#http/app-error.ts'
import { addDays } from '#platform/calendar.ts'
import { dateWords } from '#platform/date-words.ts'
import { listWords } from '#platform/locale.ts'
import { leaveWords, ledgerAllowance } from './leave-balance.rules.ts'
import type { BalanceRow } from './leave-balances.repo.ts'
import { listLeaveDays } from './leave-calendar.service.ts'
import { type CountedDay, countLeave, type LeavePeriod, stretchOfLeave } from './leave-count.rules.ts'
import { type LeaveInstitution, readBalance, ruleLedgers } from './leave-ledger.service.ts'
import { leavePeriodWords } from './leave-notifications.ts'
import { findOverlap, type LeaveRow } from './leave-requests.repo.ts'
import { findLeaveType, type LeaveTypeRow } from './leave-types.repo.ts'
import { type LeaveYear, leaveYear, listLeaveYears } from './leave-year.rules.ts'
import { m } from './messages.ts'

/** People may report sick leave afterwards, but not months later. */
const daysBack = 30

export interface Wish extends LeavePeriod {
  leaveTypeId: string
}

/** The result of a request. */
export interface Assessment {
  type: LeaveTypeRow
  days: CountedDay[]
  minutes: number
  stretch: { start: string; end: string }
}

const wrong = (field: string, sentence: string) =>
  new AppError('invalid-input', { fields: { [field]: sentence } })

/** @throws AppError invalid-input naming the field, for leave that can never be requested */
export async function assess(
  db: Database,
  institution: LeaveInstitution,
  person: Pick<LeaveRow, 'personId' | 'role' | 'employmentType'>,
  wish: Wish,
  locale: string,
): Promise<Assessment> {
  const { today, current, yearStartsOn } = institution
  const type = await findLeaveType(db, wish.leaveTypeId)
  if (!type || type.archivedAt || !type.roles.some((role) => role === person.role))
    throw wrong('leaveTypeId', m.selectLeaveType())
  if (wish.part === 'hours' && !type.allowsHours) throw wrong('part', m.noHours())
  if ((wish.part === 'morning' || wish.part === 'afternoon') && !type.allowsHalfDays)
    throw wrong('part', m.wholeDaysOnly())
  await requireMember(db, person.personId, wish, locale)
  if (wish.from < addDays(today, -daysBack)) throw wrong('from', m.atMostDaysAgo({ days: daysBack }))
  if (wish.to > leaveYear(current.year + 1, yearStartsOn).lastDay) throw wrong('to', m.untilNextLeaveYear())
  return { type, ...(await counted(db, institution, person, wish, type)) }
}

/** @throws AppError invalid-input for leave before the person joined or after they left */
async function requireMember(
  db: Database,
  personId: string,
  { from, to }: LeavePeriod,
  locale: string,
): Promise<void> {
  const [dates] = await listMemberDates(db, [personId])
  if (dates && from < dates.startsOn)
    throw wrong('from', m.startsOn({ day: dateWords(dates.startsOn, locale) }))
  if (dates?.endsOn && to > dates.endsOn)
    throw wrong('to', m.lastDay({ day: dateWords(dates.endsOn, locale) }))
}

/** The days of a requested leave, counted by the current calendar. */
export async function counted(
  db: Database,
  institution: LeaveInstitution,
  person: Pick<LeaveRow, 'personId' | 'employmentType'>,
  wish: LeavePeriod,
  { dayMinutes }: { dayMinutes: number },
) {
  const { days: calendar, middle } = await listLeaveDays(db, institution, person, wish)
  const days = countLeave(wish, calendar, dayMinutes)
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  return { days, minutes, stretch: stretchOfLeave(wish, middle) }
}

export interface YearBalance {
  year: LeaveYear
  row: BalanceRow
}

/** The balances of all leave years that a period touches. */
export async function readPeriodBalances(
  db: Database,
  institution: LeaveInstitution,
  of: { personId: string; leaveTypeId: string },
  period: { from: string; to: string },
): Promise<YearBalance[]> {
  const balances: YearBalance[] = []
  for (const year of listLeaveYears(period, institution.yearStartsOn))
    balances.push({ year, row: await readBalance(db, institution, of, year) })
  return balances
}

/** The minutes left in the year once these days are added to all approved and pending leave. */
export function allowanceLeft({ year, row }: YearBalance, days: readonly CountedDay[]): number {
  const within = days.filter(({ date }) => year.firstDay <= date && date <= year.lastDay)
  const sum = (some: readonly CountedDay[]) => some.reduce((all, { minutes }) => all + minutes, 0)
  return ledgerAllowance(row, {
    early: row.early + sum(within.filter(({ date }) => date <= row.carriedUntil)),
    later: row.later + sum(within.filter(({ date }) => date > row.carriedUntil)),
  })
}

/** The reason why the balance is too small, with the figure; null if it is large enough. */
export function shortageError(
  balance: YearBalance,
  days: readonly CountedDay[],
  locale: string,
): AppError | null {
  const { row, year } = balance
  const room = allowanceLeft(balance, days)
  if (row.entitledMinutes === null || room >= 0) return null
  const missing = leaveWords(-room, row.dayMinutes, locale)
  return new AppError('leave-balance-short', {
    fields: { leaveTypeId: m.moreThanLeft({ missing, leaveType: row.name, year: year.year }) },
  })
}

/**
 * Checks balances after a request was written or counted again: those of the years it touches, and that of
 * the current year, which may have received a smaller carry-over.
 * @throws AppError leave-balance-short
 */
export async function requireAllowance(
  db: Database,
  institution: LeaveInstitution,
  of: { personId: string; leaveTypeId: string },
  period: { from: string; to: string },
  locale: string,
): Promise<void> {
  const { today } = institution
  const [first] = listLeaveYears(period, institution.yearStartsOn)
  await ruleLedgers(db, institution, [of.personId], { from: first!.year, to: first!.year })
  const touched = { from: period.from, to: period.to > today ? period.to : today }
  for (const balance of await readPeriodBalances(db, institution, of, touched)) {
    const short = shortageError(balance, [], locale)
    if (short) throw short
  }
}

/** The reason why a valid request cannot be granted; null if it can. */
export async function findObstacle(
  db: Database,
  person: { personId: string },
  { days, minutes, stretch }: Assessment,
  balances: readonly YearBalance[],
  locale: string,
): Promise<AppError | null> {
  if (minutes === 0) return notCountable(days, locale)
  const overlap = await findOverlap(db, person.personId, stretch)
  if (overlap) {
    const sentence = m.alreadyRequested({
      leaveType: overlap.leaveType,
      period: leavePeriodWords(overlap, locale),
    })
    return new AppError('leave-overlaps', { fields: { from: sentence } })
  }
  return balances.map((it) => shortageError(it, days, locale)).find((it) => it !== null) ?? null
}

function notCountable(days: readonly CountedDay[], locale: string): AppError {
  const reasons = [...new Set(days.map(({ dayOff }) => dayOff).filter((it) => it !== null))]
  const words = reasons.map((it) => messageText(it, locale))
  return new AppError('leave-not-countable', {
    fields: {
      from:
        reasons.length > 0
          ? m.noWorkingDays({ reasons: listWords(words.slice(0, 3), locale) })
          : m.noWorkingHours(),
    },
  })
}
