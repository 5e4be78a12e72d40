import { type CampusPulse, campusPulse } from '@campanile/contract/analytics/campus-pulse.ts'
import { countStaffPresent } from '#domains/staff-attendance/board.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { addDays, instantAt, timeOfDayIn, weekdayOf } from '#platform/calendar.ts'
import { dayIn } from '#platform/clock.ts'
import { type Frame, frameOf } from '../scope.service.ts'
import { percentageOf, weekNumber } from './figures.rules.ts'
import * as repo from './pulse.repo.ts'
import { listWeeks, type WeekRow } from './weeks.repo.ts'

const maxClasses = 6

const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))

/** Attendance of a day so far: at this moment, or as it was then. */
async function attendanceAt({ reading }: SignedIn, timeZone: string, at: Date) {
  return percentageOf(await repo.countRecorded(reading, dayIn(timeZone, at), at))
}

async function todayOf(ctx: SignedIn, { term, timeZone, today }: Frame): Promise<CampusPulse['today']> {
  const now = ctx.clock.now()
  const weekAgo = instantAt(timeZone, addDays(today, -7), timeOfDayIn(timeZone, now))
  const [attendedNow, attendedThen, staff] = await Promise.all([
    attendanceAt(ctx, timeZone, now),
    attendanceAt(ctx, timeZone, weekAgo),
    countStaffPresent(ctx),
  ])
  const isInTerm = term !== null && term.from <= today && today <= term.to
  return {
    week: isInTerm
      ? { number: weekNumber(term.from, mondayOf(today)), of: weekNumber(term.from, mondayOf(term.to)) }
      : null,
    attendance: { now: attendedNow, lastWeek: attendedThen },
    staff,
  }
}

/** Each week next to the same week of the previous term. */
function weeksOf(frame: Frame, now: readonly WeekRow[], before: readonly WeekRow[]): CampusPulse['weeks'] {
  const numbered = (from: string | undefined, rows: readonly WeekRow[]) =>
    new Map(rows.map((row) => [weekNumber(from ?? row.week, row.week), row]))
  const [ours, theirs] = [numbered(frame.term?.from, now), numbered(frame.previousTerm?.from, before)]
  const numbers = [...new Set([...ours.keys(), ...theirs.keys()])].sort((one, other) => one - other)
  const rate = (row: WeekRow | undefined) => (row ? percentageOf(row) : null)
  return numbers.map((number) => ({
    number,
    now: rate(ours.get(number)),
    before: rate(theirs.get(number)),
  }))
}

const classBelow = ({ classId, courseCode, courseTitle, before, ...counts }: repo.ClassBelowRow) => {
  const [percentage, earlier] = [percentageOf(counts) ?? 0, percentageOf(before)]
  const change = earlier === null ? null : Math.round((percentage - earlier) * 10) / 10
  return { classId, courseCode, courseTitle, percentage, change }
}

export const readCampusPulse = handle(campusPulse.readCampusPulse, async (ctx): Promise<CampusPulse> => {
  const frame = await frameOf(ctx, {})
  const { term, previousTerm, scope, previousScope, required, today } = frame
  const asked = { monday: mondayOf(today), required, most: maxClasses }
  const [now, before, below, day] = await Promise.all([
    scope ? listWeeks(ctx.reading, scope) : [],
    previousScope ? listWeeks(ctx.reading, previousScope) : [],
    term ? repo.listClassesBelow(ctx.reading, { termId: term.id, ...asked }) : [],
    todayOf(ctx, frame),
  ])
  return {
    term,
    previousTerm,
    required,
    today: day,
    weeks: weeksOf(frame, now, before),
    classesBelow: below.map(classBelow),
  }
})
