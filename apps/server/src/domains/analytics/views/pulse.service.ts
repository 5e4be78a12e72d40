import { type CampusPulse, campusPulse } from '@campanile/contract/analytics/campus-pulse.ts'
import { countStaffPresent } from '#domains/staff-attendance/board.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { addDays, instantAt, isoWeekday, timeOfDayIn } from '#platform/calendar.ts'
import { localDay } from '#platform/clock.ts'
import { type Frame, readFrame } from '../scope.service.ts'
import { attendancePercentage, weekNumber } from './figures.rules.ts'
import * as repo from './pulse.repo.ts'
import { listWeeks, type WeekRow } from './weeks.repo.ts'

const maxClasses = 6

const weekMonday = (date: string) => addDays(date, 1 - isoWeekday(date))

/** Attendance of a day so far: now, or at an earlier time. */
async function dayAttendance({ reading }: SignedIn, timeZone: string, at: Date) {
  return attendancePercentage(await repo.countRecorded(reading, localDay(timeZone, at), at))
}

async function readToday(ctx: SignedIn, { term, timeZone, today }: Frame): Promise<CampusPulse['today']> {
  const now = ctx.clock.now()
  const weekAgo = instantAt(timeZone, addDays(today, -7), timeOfDayIn(timeZone, now))
  const [attendedNow, attendedThen, staff] = await Promise.all([
    dayAttendance(ctx, timeZone, now),
    dayAttendance(ctx, timeZone, weekAgo),
    countStaffPresent(ctx),
  ])
  const isInTerm = term !== null && term.from <= today && today <= term.to
  return {
    week: isInTerm
      ? { number: weekNumber(term.from, weekMonday(today)), of: weekNumber(term.from, weekMonday(term.to)) }
      : null,
    attendance: { now: attendedNow, lastWeek: attendedThen },
    staff,
  }
}

/** Each week next to the same week of the previous term. */
function pulseWeeks(frame: Frame, now: readonly WeekRow[], before: readonly WeekRow[]): CampusPulse['weeks'] {
  const numbered = (from: string | undefined, rows: readonly WeekRow[]) =>
    new Map(rows.map((row) => [weekNumber(from ?? row.week, row.week), row]))
  const [ours, theirs] = [numbered(frame.term?.from, now), numbered(frame.previousTerm?.from, before)]
  const numbers = [...new Set([...ours.keys(), ...theirs.keys()])].sort((one, other) => one - other)
  const rate = (row: WeekRow | undefined) => (row ? attendancePercentage(row) : null)
  return numbers.map((number) => ({
    number,
    now: rate(ours.get(number)),
    before: rate(theirs.get(number)),
  }))
}

const classBelow = ({ classId, courseCode, courseTitle, before, ...counts }: repo.ClassBelowRow) => {
  const [percentage, earlier] = [attendancePercentage(counts) ?? 0, attendancePercentage(before)]
  const change = earlier === null ? null : Math.round((percentage - earlier) * 10) / 10
  return { classId, courseCode, courseTitle, percentage, change }
}

export const readCampusPulse = handle(campusPulse.readCampusPulse, async (ctx): Promise<CampusPulse> => {
  const frame = await readFrame(ctx, {})
  const { term, previousTerm, scope, previousScope, required, today } = frame
  const asked = { monday: weekMonday(today), required, most: maxClasses }
  const [now, before, below, day] = await Promise.all([
    scope ? listWeeks(ctx.reading, scope) : [],
    previousScope ? listWeeks(ctx.reading, previousScope) : [],
    term ? repo.listClassesBelow(ctx.reading, { termId: term.id, ...asked }) : [],
    readToday(ctx, frame),
  ])
  return {
    term,
    previousTerm,
    required,
    today: day,
    weeks: pulseWeeks(frame, now, before),
    classesBelow: below.map(classBelow),
  }
})
