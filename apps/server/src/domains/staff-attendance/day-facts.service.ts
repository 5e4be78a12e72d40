import type { MemberDates } from '@campanile/contract/people/membership.ts'
import type { StaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import type { StaffDaySnapshot } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import { listMemberDates } from '#domains/people/member-dates.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { requireFound } from '#http/app-error.ts'
import { localDay } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import * as shifts from './shifts.repo.ts'
import {
  type DatedShift,
  findDayOff,
  findHoliday,
  findShift,
  type Holiday,
  isForgotten,
  type LeaveTime,
  outsideReason,
  shiftBeside,
  staffDayStatus,
  workedMinutes,
} from './staff-day.rules.ts'
import { dayReason } from './staff-day-reason.rules.ts'
import type { DayReason, DayRow } from './staff-days.repo.ts'

type Staff = Pick<shifts.StaffPersonRow, 'personId' | 'employmentType'>

/** The current calendar day and the time zone of the institution. */
export async function institutionToday({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const { timeZone, settings } = await currentInstitution({ db })
  return { timeZone, settings, today: localDay(timeZone, clock.now()).date }
}

/** @throws AppError not-found for people who have no staff days */
export async function staffPerson(db: Database, personId: string): Promise<shifts.StaffPersonRow> {
  return requireFound(await shifts.findStaffPerson(db, personId))
}

/** The shifts, holidays and own dates that apply to some people in a period. */
export interface Calendar {
  timeZone: string
  today: string
  shifts: DatedShift[]
  holidays: Holiday[]
  /** From and until when these people are with the institution; without an entry, there is no limit. */
  memberDates: ReadonlyMap<string, MemberDates>
}

export async function readCalendar(
  db: Database,
  { timeZone, today }: { timeZone: string; today: string },
  personIds: string[],
  period: { from: string; to: string },
): Promise<Calendar> {
  const dates = personIds.length > 0 ? await listMemberDates(db, personIds) : []
  return {
    timeZone,
    today,
    memberDates: new Map(dates.map((it) => [it.id, it])),
    shifts: await shifts.listPersonShifts(db, personIds, period.from, period.to),
    holidays: await shifts.listHolidays(db, period.from, period.to),
  }
}

/** The shift of a person on a day: none before they join or after they leave. */
export function dayExpectation(calendar: Calendar, person: Staff, date: string) {
  const { personId: id, employmentType } = person
  const outside = outsideReason(calendar.memberDates.get(id), date)
  const shift = outside === null ? findShift(calendar.shifts, { id, employmentType }, date) : null
  const holiday = findHoliday(calendar.holidays, date)
  const dayOff = outside ?? findDayOff(shift, date, holiday)
  return { shift, holiday, dayOff }
}

/** A day off in words. */
export const dayOffText = ({ dayOff }: { dayOff: string | null }, locale: string): string | null =>
  dayOff && messageText(dayOff, locale)

type Times = Pick<DayRow, 'inAt' | 'outAt' | 'onLeave' | 'leaveTimes'>

/** The status that follows from these times on this day. */
export function dayStatus(calendar: Calendar, person: Staff, date: string, times: Times) {
  const { shift, holiday } = dayExpectation(calendar, person, date)
  const { timeZone, today } = calendar
  return staffDayStatus({ date, timeZone, shift, holiday, over: date < today, ...times })
}

type Explained = Times & Pick<DayRow, 'status' | 'decided'>
const untouched: Explained = {
  inAt: null,
  outAt: null,
  onLeave: false,
  leaveTimes: [],
  status: null,
  decided: false,
}

/** The reason why a person's day is not simply present, with the stored explanations. */
export function explain(
  calendar: Calendar,
  person: Staff,
  date: string,
  it: { now: Date; row: Explained | undefined; reasons: readonly DayReason[]; locale: string },
) {
  const { shift, holiday } = dayExpectation(calendar, person, date)
  const { timeZone, today } = calendar
  const { inAt, outAt, onLeave, leaveTimes, status, decided } = it.row ?? untouched
  const written = (act: DayReason['act']) =>
    it.reasons.find((reason) => reason.date === date && reason.act === act)?.reason ?? null
  return dayReason({
    ...{ date, timeZone, shift, holiday, over: date < today, now: it.now },
    ...{ inAt, outAt, onLeave, leaveTimes, status, decided },
    correctionReason: written('correction'),
    leaveName: written('leave'),
    locale: it.locale,
  })
}

/** The shift's times for display, after subtracting leave for a part of the day; null on a day off. */
export const shiftView = (
  calendar: Calendar,
  person: Staff,
  date: string,
  leaveTimes: readonly LeaveTime[] = [],
) => {
  const { shift, dayOff } = dayExpectation(calendar, person, date)
  return shift && dayOff === null ? shiftBeside(shift, leaveTimes) : null
}

/** How a day counts for leave. Visiting people without fixed hours use the institution's working days. */
export function findLeaveDay(calendar: Calendar, person: Staff, date: string) {
  const own = dayExpectation(calendar, person, date)
  const outside = outsideReason(calendar.memberDates.get(person.personId), date)
  return own.shift || outside !== null
    ? own
    : dayExpectation(calendar, { ...person, employmentType: null }, date)
}

export const dayView = (row: DayRow, today: string): StaffDay => ({
  date: row.date,
  inAt: row.inAt?.toISOString() ?? null,
  outAt: row.outAt?.toISOString() ?? null,
  inSource: row.inSource,
  outSource: row.outSource,
  inPlace: row.inPlace,
  outPlace: row.outPlace,
  status: row.status,
  workedMinutes: workedMinutes(row),
  forgotten: isForgotten(row, today),
  version: row.version,
})

/** The values of a day that its history keeps. */
export const daySnapshot = ({
  inAt,
  outAt,
  status,
}: Pick<DayRow, 'inAt' | 'outAt' | 'status'>): StaffDaySnapshot => ({
  inAt: inAt?.toISOString() ?? null,
  outAt: outAt?.toISOString() ?? null,
  status,
})

export const staffPersonView = ({ personId, profileImage, ...row }: shifts.StaffPersonRow) => ({
  personId,
  firstName: row.firstName,
  lastName: row.lastName,
  number: row.number,
  profileImage: photoUrl(personId, profileImage),
  role: row.role,
  employmentType: row.employmentType,
})
