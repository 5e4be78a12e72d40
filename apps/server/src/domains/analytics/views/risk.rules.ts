import type { RiskLevel, RiskReason } from '@campanile/contract/analytics/at-risk.ts'
import {
  countMarks,
  isBelow,
  percentage,
  type Tally,
  tally,
} from '@campanile/contract/attendance/attendance-figures.ts'

/** One class that a student is in. */
export interface ClassFacts {
  classId: string
  course: string
  /** Marks in the order of the sessions, and the minutes since 1970 at which these start. */
  letters: string
  starts: readonly number[]
  /** Sessions still ahead. */
  remaining: number
  workDue: number
  workSubmitted: number
  workInTime: number
  /** Per cent of the maximum, summed. */
  markSum: number
  markCount: number
}

export interface Risk {
  level: RiskLevel
  score: number
  percentage: number | null
  weeks: (number | null)[]
  missedInARow: number
  reasons: RiskReason[]
}

/** What makes a reason of a figure. */
export const riskBounds = {
  /** Sessions missed without a break. */
  missedInARow: 3,
  /** Weeks that are compared with those before, and the points lost that count. */
  trendWeeks: 3,
  fallenPoints: 15,
  /** Sessions that have to be held in a class before its percentage says anything. */
  held: 3,
  /** Pieces of work. */
  workMissing: 1,
  workLate: 2,
  /** Per cent of the maximum that released marks should reach on average. */
  average: 50,
  high: 50,
  medium: 25,
} as const

const minutesAWeek = 7 * 24 * 60
const round = (value: number) => Math.round(value * 10) / 10

/** Marks of all classes as they were made, one letter after the other. */
function inOrder(classes: readonly ClassFacts[]): { letter: string; start: number }[] {
  const all = classes.flatMap(({ letters, starts }) =>
    starts.map((start, index) => ({ letter: letters.charAt(index), start })),
  )
  return all.sort((one, other) => one.start - other.start)
}

/** Per cent of each week from the first of the term to the last that has marks. */
export function weeksOf(marks: readonly { letter: string; start: number }[], firstWeek: number) {
  const weeks: string[] = []
  for (const { letter, start } of marks) {
    const index = Math.max(0, Math.floor((start - firstWeek) / minutesAWeek))
    weeks[index] = (weeks[index] ?? '') + letter
  }
  return Array.from(weeks, (letters) => percentage(tally(countMarks(letters ?? ''))))
}

/** Absences at the end; an excuse neither breaks nor lengthens them. */
export function missedAtTheEnd(letters: string): number {
  const counted = letters.replaceAll('E', '')
  return counted.length - counted.replace(/(?<!A)A+$/, '').length
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The last weeks against those before; null while there are too few of either. */
export function fallOf(weeks: readonly (number | null)[]): { from: number; to: number } | null {
  const counted = weeks.filter((week) => week !== null)
  const { trendWeeks, fallenPoints } = riskBounds
  if (counted.length < 2 * trendWeeks) return null
  const [from, to] = [mean(counted.slice(0, -trendWeeks)), mean(counted.slice(-trendWeeks))]
  return from - to >= fallenPoints ? { from: round(from), to: round(to) } : null
}

type Weighed = [weight: number, reason: RiskReason]

function ofAttendance({ classId, course, letters, remaining }: ClassFacts, required: number): Weighed[] {
  const tallied: Tally = tally(countMarks(letters))
  const now = percentage(tallied)
  if (now === null || tallied.held < riskBounds.held) return []
  const { held, attended, excused } = tallied
  const atBest: Tally = { held: held + remaining, attended: attended + remaining, excused }
  if (isBelow(atBest, required)) {
    const best = percentage(atBest) ?? now
    const weight = 40 + Math.min(20, (required - best) / 2)
    return [[weight, { kind: 'out-of-reach', classId, course, percentage: now, best, required }]]
  }
  if (!isBelow(tallied, required)) return []
  return [
    [20 + Math.min(20, (required - now) / 2), { kind: 'below', classId, course, percentage: now, required }],
  ]
}

function ofWork(classes: readonly ClassFacts[]): Weighed[] {
  const sum = (of: (it: ClassFacts) => number) => classes.reduce((total, it) => total + of(it), 0)
  const [due, submitted, inTime] = [
    sum((it) => it.workDue),
    sum((it) => it.workSubmitted),
    sum((it) => it.workInTime),
  ]
  const [missing, late, marks] = [due - submitted, submitted - inTime, sum((it) => it.markCount)]
  const average = marks === 0 ? null : round(sum((it) => it.markSum) / marks)
  const reasons: Weighed[] = []
  if (missing >= riskBounds.workMissing)
    reasons.push([8 + (24 * missing) / due, { kind: 'work-missing', count: missing, due }])
  if (late >= riskBounds.workLate)
    reasons.push([5 + (10 * late) / due, { kind: 'work-late', count: late, due }])
  if (average !== null && average < riskBounds.average)
    reasons.push([12 + (riskBounds.average - average) / 2, { kind: 'low-marks', average, marks }])
  return reasons
}

/** The weightiest counts whole, each further one half as much as the one before it. */
const scoreOf = (weights: readonly number[]) =>
  Math.min(100, Math.round(weights.reduce((sum, weight, place) => sum + weight / 2 ** (place / 2), 0)))

const levelOf = (score: number): RiskLevel =>
  score >= riskBounds.high ? 'high' : score >= riskBounds.medium ? 'medium' : 'watch'

/**
 * Why to worry about a student in a term, if there is a reason.
 *
 * @param firstWeek the minute since 1970 at which the first week of the term starts
 */
export function riskOf(
  classes: readonly ClassFacts[],
  { required, firstWeek }: { required: number; firstWeek: number },
): Risk | null {
  const marks = inOrder(classes)
  const letters = marks.map(({ letter }) => letter).join('')
  const weeks = weeksOf(marks, firstWeek)
  const missedInARow = missedAtTheEnd(letters)
  const fall = fallOf(weeks)
  const found: Weighed[] = classes.flatMap((it) => ofAttendance(it, required))
  if (missedInARow >= riskBounds.missedInARow)
    found.push([Math.min(40, 8 * missedInARow), { kind: 'missed-in-a-row', count: missedInARow }])
  if (fall)
    found.push([
      Math.min(20, 5 + (fall.from - fall.to) / 3),
      { kind: 'falling', ...fall, weeks: riskBounds.trendWeeks },
    ])
  found.push(...ofWork(classes))
  if (found.length === 0) return null
  found.sort(([one], [other]) => other - one)
  const score = scoreOf(found.map(([weight]) => weight))
  return {
    level: levelOf(score),
    score,
    percentage: percentage(tally(countMarks(letters))),
    weeks,
    missedInARow,
    reasons: found.map(([, reason]) => reason),
  }
}
