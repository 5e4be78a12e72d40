import type { RiskLevel, RiskReason } from '@campanile/contract/analytics/at-risk.ts'
import {
  countMarks,
  isBelow,
  percentage,
  type Tally,
  tally,
} from '@campanile/contract/attendance/attendance-figures.ts'

/** One of a student's classes. */
export interface ClassFacts {
  classId: string
  course: string
  /** The student has left it: its records count in the rate, but it is no reason. */
  left: boolean
  /** One letter per record in the order of the sessions, and their starts in minutes since 1970. */
  letters: string
  starts: readonly number[]
  /** Future sessions. */
  remaining: number
  workDue: number
  workSubmitted: number
  workInTime: number
  /** Sum of the percentages of the maximum mark. */
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

/** Thresholds for the reasons and levels. */
export const riskBounds = {
  /** Sessions missed in a row. */
  missedInARow: 3,
  /** Number of recent weeks compared with those before, and the fall in points that counts. */
  trendWeeks: 3,
  fallenPoints: 15,
  /** Sessions a class must have held before its percentage means anything. */
  held: 3,
  /** Number of assignments. */
  workMissing: 1,
  workLate: 2,
  /** Average percentage of the maximum that released marks should reach. */
  average: 50,
  high: 50,
  medium: 25,
} as const

const minutesAWeek = 7 * 24 * 60
const round = (value: number) => Math.round(value * 10) / 10

/** Records of all classes in the order of time. */
function labelClasses(classes: readonly ClassFacts[]): { letter: string; start: number }[] {
  const all = classes.flatMap(({ letters, starts }) =>
    starts.map((start, index) => ({ letter: letters.charAt(index), start })),
  )
  return all.sort((one, other) => one.start - other.start)
}

/** The tally of each week, from the first of the term to the last with records. */
export function weeklyTallies(marks: readonly { letter: string; start: number }[], firstWeek: number) {
  const weeks: string[] = []
  for (const { letter, start } of marks) {
    const index = Math.max(0, Math.floor((start - firstWeek) / minutesAWeek))
    weeks[index] = (weeks[index] ?? '') + letter
  }
  return Array.from(weeks, (letters) => tally(countMarks(letters ?? '')))
}

/** Latest absences in a row. Excused sessions are ignored. */
export function missedAtTheEnd(letters: string): number {
  const counted = letters.replaceAll('E', '')
  return counted.length - counted.replace(/(?<!A)A+$/, '').length
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Decides and weighs; `percentage` is only for display. Null if nothing counts. */
const exactRate = ({ held, attended, excused }: Tally): number | null =>
  held === excused ? null : (attended * 100) / (held - excused)

/** Recent weeks compared with those before; null if there are too few of either. */
export function findFall(weeks: readonly (number | null)[]): { from: number; to: number } | null {
  const counted = weeks.filter((week) => week !== null)
  const { trendWeeks, fallenPoints } = riskBounds
  if (counted.length < 2 * trendWeeks) return null
  const [from, to] = [mean(counted.slice(0, -trendWeeks)), mean(counted.slice(-trendWeeks))]
  return from - to >= fallenPoints ? { from: round(from), to: round(to) } : null
}

type Weighed = [weight: number, reason: RiskReason]

function ofAttendance({ classId, course, letters, remaining }: ClassFacts, required: number): Weighed[] {
  const tallied: Tally = tally(countMarks(letters))
  const [now, rate] = [percentage(tallied), exactRate(tallied)]
  if (now === null || rate === null || tallied.held < riskBounds.held) return []
  const { held, attended, excused } = tallied
  const atBest: Tally = { held: held + remaining, attended: attended + remaining, excused }
  if (isBelow(atBest, required)) {
    const best = percentage(atBest) ?? now
    const weight = 40 + Math.min(20, (required - (exactRate(atBest) ?? rate)) / 2)
    return [[weight, { kind: 'out-of-reach', classId, course, percentage: now, best, required }]]
  }
  if (!isBelow(tallied, required)) return []
  return [
    [20 + Math.min(20, (required - rate) / 2), { kind: 'below', classId, course, percentage: now, required }],
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

/** The largest weight counts in full. Each further one is divided by another root of two. */
const riskScore = (weights: readonly number[]) =>
  Math.min(100, Math.round(weights.reduce((sum, weight, place) => sum + weight / 2 ** (place / 2), 0)))

const riskLevel = (score: number): RiskLevel =>
  score >= riskBounds.high ? 'high' : score >= riskBounds.medium ? 'medium' : 'watch'

/**
 * The risk of a student in a term, or null if there is no reason.
 *
 * @param firstWeek start of the first week of the term, in minutes since 1970
 */
export function assessRisk(
  all: readonly ClassFacts[],
  { required, firstWeek }: { required: number; firstWeek: number },
): Risk | null {
  const classes = all.filter(({ left }) => !left)
  const marks = labelClasses(classes)
  const letters = marks.map(({ letter }) => letter).join('')
  const weeks = weeklyTallies(marks, firstWeek)
  const missedInARow = missedAtTheEnd(letters)
  const fall = findFall(weeks.map(exactRate))
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
  const score = riskScore(found.map(([weight]) => weight))
  return {
    level: riskLevel(score),
    score,
    percentage: percentage(tally(countMarks(all.map((it) => it.letters).join('')))),
    weeks: weeks.map((week) => percentage(week)),
    missedInARow,
    reasons: found.map(([, reason]) => reason),
  }
}
