import {
  type MyStaffDay,
  type StaffHistory,
  staffAttendance,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import {
  type StaffDayStatus,
  staffDayStatuses,
} from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { hoursWorked } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { hasPasskey } from '#domains/accounts/passkeys/passkey-check.service.ts'
import { readFaceStatus } from '#domains/faces/face-check.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysBetween } from '#platform/calendar.ts'
import { mapKeys } from '#platform/records.ts'
import { correctionView, mayRequestCorrection } from './correction-view.ts'
import * as corrections from './corrections.repo.ts'
import {
  dayExpectation,
  dayOffText,
  dayView,
  explain,
  institutionToday,
  readCalendar,
  shiftView,
  staffPerson,
} from './day-facts.service.ts'
import { outsideReason } from './staff-day.rules.ts'
import * as repo from './staff-days.repo.ts'

/** The whole day as its screen shows it. */
export async function myStaffDayView(ctx: SignedIn): Promise<MyStaffDay> {
  const institution = await institutionToday(ctx)
  const { today } = institution
  const person = await staffPerson(ctx.db, ctx.actor.id)
  const now = ctx.clock.now()
  const period = { from: today, to: today }
  const [day, reasons, [correction], calendar, face, passkey] = await Promise.all([
    repo.findDay(ctx.db, person.personId, today),
    repo.listDayReasons(ctx.db, person.personId, period),
    corrections.listPersonCorrections(ctx.db, person.personId, period),
    readCalendar(ctx.db, institution, [person.personId], period),
    readFaceStatus(ctx.db, person.personId),
    hasPasskey(ctx),
  ])
  const outside = outsideReason(calendar.memberDates.get(person.personId), today)
  return {
    date: today,
    now: now.toISOString(),
    shift: shiftView(calendar, person, today, day?.leaveTimes),
    dayOff: dayOffText(dayExpectation(calendar, person, today), ctx.locale),
    day: day ? dayView(day, today) : null,
    reason: explain(calendar, person, today, { now, row: day, reasons, locale: ctx.locale }),
    correction: correction ? correctionView(correction) : null,
    face,
    hasPasskey: passkey,
    can: {
      checkIn: outside === null && !day?.inAt && !day?.outAt,
      checkOut: Boolean(day?.inAt && !day.outAt),
      requestCorrection: mayRequestCorrection(today, today),
    },
  }
}

export const readMyStaffDay = handle(staffAttendance.readMyStaffDay, (ctx) => myStaffDayView(ctx))

interface Period {
  from: string
  to: string
}

/** A person's days of a period, with totals. */
async function readHistory(ctx: SignedIn, personId: string, period: Period): Promise<StaffHistory> {
  const institution = await institutionToday(ctx)
  const { today } = institution
  const person = await staffPerson(ctx.db, personId)
  const [all, reasons, calendar, asked] = await Promise.all([
    repo.listDays(ctx.db, [person.personId], period.from, period.to),
    repo.listDayReasons(ctx.db, person.personId, period),
    readCalendar(ctx.db, institution, [person.personId], period),
    corrections.listPersonCorrections(ctx.db, person.personId, period),
  ])
  const dates = calendar.memberDates.get(person.personId)
  const rows = all.filter(({ date }) => outsideReason(dates, date) === null)
  const byDate = new Map(rows.map((row) => [row.date, row]))
  const items = daysBetween(period.from, period.to).map((date) => {
    const row = byDate.get(date)
    const correction = asked.find((it) => it.date === date)
    return {
      date,
      dayOff: dayOffText(dayExpectation(calendar, person, date), ctx.locale),
      day: row ? dayView(row, today) : null,
      reason: explain(calendar, person, date, { now: ctx.clock.now(), row, reasons, locale: ctx.locale }),
      correction: correction ? correctionView(correction) : null,
      can: { requestCorrection: mayRequestCorrection(date, today) },
    }
  })
  const worked = hoursWorked(items.flatMap(({ day }) => (day ? [day] : [])))
  const count = (status: StaffDayStatus) => rows.filter((row) => row.status === status).length
  return {
    today,
    items,
    counts: mapKeys(staffDayStatuses, count),
    workedDays: worked.days,
    workedMinutes: worked.minutes,
  }
}

export const listMyStaffDays = handle(staffAttendance.listMyStaffDays, (ctx, period) =>
  readHistory(ctx, ctx.actor.id, period),
)

export const listStaffDaysOf = handle(staffBoard.listStaffDaysOf, (ctx, { personId, ...period }) =>
  readHistory(ctx, personId, period),
)
