import { presenceStates, staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { countPresent } from '@campanile/contract/staff-attendance/staff-figures.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysBetween, daysOfMonth } from '#platform/calendar.ts'
import { mapKeys } from '#platform/records.ts'
import * as repo from './board.repo.ts'
import {
  type Calendar,
  dayExpectation,
  dayView,
  institutionToday,
  readCalendar,
  staffPersonView,
} from './day-facts.service.ts'
import type { StaffPersonRow } from './shifts.repo.ts'
import { findHoliday } from './staff-day.rules.ts'
import { type DayRow, listDays } from './staff-days.repo.ts'

const stateCounts = (counted: readonly repo.StateCount[]) =>
  mapKeys(presenceStates, (it) => counted.find(({ state }) => state === it)?.count ?? 0)

/** The board's own count: people present today, out of these and all who are still expected. */
export async function countStaffPresent(ctx: Pick<SignedIn, 'db' | 'clock'>) {
  const { today: date, timeZone } = await institutionToday(ctx)
  const query = { date, timeZone, now: ctx.clock.now(), search: '' }
  const counts = stateCounts(await repo.countBoard(ctx.db, query))
  const present = countPresent(counts)
  return { present, expected: present + counts.missing + counts.due + counts.absent }
}

export const readStaffBoard = handle(staffBoard.readStaffBoard, async (ctx, input) => {
  const { today, timeZone } = await institutionToday(ctx)
  const now = ctx.clock.now()
  const date = input.date ?? today
  const query = { ...input, date, timeZone, now }
  const [rows, counted] = await Promise.all([repo.listBoard(ctx.db, query), repo.countBoard(ctx.db, query)])
  const counts = stateCounts(counted)
  const late = counted.reduce((sum, it) => sum + it.late, 0)
  const all = counted.reduce((sum, it) => sum + it.count, 0)
  const total = !input.state ? all : input.state === 'late' ? late : counts[input.state]
  const { page, pageSize } = input
  const items = rows.map((row) => boardView(row, date, today))
  return { items, total, page, pageSize, date, today, now: now.toISOString(), counts, late }
})

function boardView(row: repo.BoardRow, date: string, today: string) {
  const { version, startsAt, endsAt, graceMinutes } = row
  const shift =
    row.expected && startsAt && endsAt && graceMinutes !== null ? { startsAt, endsAt, graceMinutes } : null
  return {
    ...staffPersonView(row),
    state: row.state,
    shift,
    day: version === null ? null : dayView({ ...row, date, version }, today),
  }
}

export const listStaffMonth = handle(staffBoard.listStaffMonth, async (ctx, query) => {
  const institution = await institutionToday(ctx)
  const { first, last } = daysOfMonth(query.month)
  const { rows: people, total } = await repo.listStaff(ctx.db, query, { from: first, to: last })
  const ids = people.map(({ personId }) => personId)
  const [days, calendar] = await Promise.all([
    listDays(ctx.db, ids, first, last),
    readCalendar(ctx.db, institution, ids, { from: first, to: last }),
  ])
  const byDay = new Map(days.map((day) => [`${day.personId} ${day.date}`, day]))
  const dates = daysBetween(first, last)
  return {
    items: people.map((person) => ({
      ...staffPersonView(person),
      cells: dates.map((date) => boardCell(calendar, person, date, byDay.get(`${person.personId} ${date}`))),
    })),
    total,
    page: query.page,
    pageSize: query.pageSize,
    today: institution.today,
    days: dates.map((date) => ({ date, holiday: findHoliday(calendar.holidays, date) })),
  }
})

const boardCell = (calendar: Calendar, person: StaffPersonRow, date: string, day: DayRow | undefined) => ({
  off: dayExpectation(calendar, person, date).dayOff !== null,
  status: day?.status ?? null,
  forgotten: day ? dayView(day, calendar.today).forgotten : false,
})

export const listForgottenCheckOuts = handle(staffBoard.listForgottenCheckOuts, async (ctx, query) => {
  const { today } = await institutionToday(ctx)
  const { rows, total } = await repo.listForgotten(ctx.db, { ...query, today })
  return {
    items: rows.map((row) => ({ ...staffPersonView(row), day: dayView(row, today) })),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})
