import type { CampusPulse, campusPulse } from '@campanile/contract/campus-pulse.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { addDays, weekdayOf } from '#platform/calendar.ts'
import { dayIn, daysAfter } from '#platform/clock.ts'
import { added, type MarkCounts, percentageOf, weekNumber } from './figures.rules.ts'
import * as repo from './pulse.repo.ts'
import { type Frame, frameOf } from './scope.service.ts'
import { listWeeks, type WeekRow } from './weeks.repo.ts'

const mostClasses = 6

const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))
const stateOf = ({ begun, over }: repo.HourRow) => (over ? 'over' : begun ? 'now' : 'ahead')
const cameOf = ({ present, late }: MarkCounts) => present + late

async function todayOf(
  ctx: SignedIn,
  { term, previousTerm, timeZone, today }: Frame,
): Promise<CampusPulse['today']> {
  const now = ctx.clock.now()
  const lastWeek = dayIn(timeZone, daysAfter(now, -7))
  const terms = [term, previousTerm].flatMap((it) => it?.id ?? [])
  const [hours, live, usual, staff] = await Promise.all([
    repo.listHours(ctx.db, dayIn(timeZone, now), now, timeZone),
    repo.countLive(ctx.db, now),
    repo.readMarksBetween(ctx.db, terms, { start: lastWeek.start, end: daysAfter(now, -7) }),
    repo.countStaffPresent(ctx.db, today),
  ])
  const isInTerm = term !== null && term.from <= today && today <= term.to
  const marked = added(hours)
  return {
    date: today,
    week: isInTerm
      ? { number: weekNumber(term.from, mondayOf(today)), of: weekNumber(term.from, mondayOf(term.to)) }
      : null,
    live,
    percentage: percentageOf(marked),
    usual: percentageOf(usual),
    came: cameOf(marked),
    expected: hours.reduce((sum, { expectedByNow }) => sum + expectedByNow, 0),
    staff,
    hours: hours.map((row) => ({
      hour: row.hour,
      sessions: row.sessions,
      came: cameOf(row),
      expected: row.expected,
      percentage: percentageOf(row),
      state: stateOf(row),
    })),
  }
}

/** Week by week beside the same week of the term before. */
function weeksOf(frame: Frame, now: readonly WeekRow[], before: readonly WeekRow[]): CampusPulse['weeks'] {
  const numbered = (from: string | undefined, rows: readonly WeekRow[]) =>
    new Map(rows.map((row) => [weekNumber(from ?? row.week, row.week), row]))
  const [ours, theirs] = [numbered(frame.term?.from, now), numbered(frame.previousTerm?.from, before)]
  const numbers = [...new Set([...ours.keys(), ...theirs.keys()])].sort((one, other) => one - other)
  const rate = (row: WeekRow | undefined) => (row ? percentageOf(row) : null)
  return numbers.map((number) => ({
    number,
    week: ours.get(number)?.week ?? null,
    now: rate(ours.get(number)),
    before: rate(theirs.get(number)),
  }))
}

const classBelow = ({ classId, courseCode, courseTitle, before, ...counts }: repo.ClassBelowRow) => {
  const [percentage, earlier] = [percentageOf(counts) ?? 0, percentageOf(before)]
  const change = earlier === null ? null : Math.round((percentage - earlier) * 10) / 10
  return { classId, courseCode, courseTitle, percentage, change }
}

export const readCampusPulse: Handler<typeof campusPulse.readCampusPulse> = async (
  ctx,
): Promise<CampusPulse> => {
  const frame = await frameOf(ctx, {})
  const { term, previousTerm, scope, previousScope, required, today } = frame
  const asked = { monday: mondayOf(today), required, most: mostClasses }
  const [now, before, below, waiting, day] = await Promise.all([
    scope ? listWeeks(ctx.db, scope) : [],
    previousScope ? listWeeks(ctx.db, previousScope) : [],
    term ? repo.listClassesBelow(ctx.db, { termId: term.id, ...asked }) : [],
    repo.listWaiting(ctx.db, term?.id),
    todayOf(ctx, frame),
  ])
  return {
    term,
    previousTerm,
    required,
    today: day,
    weeks: weeksOf(frame, now, before),
    classesBelow: below.map(classBelow),
    waiting: waiting.map((it) => ({ ...it, oldestAt: it.oldestAt?.toISOString() ?? null })),
  }
}
