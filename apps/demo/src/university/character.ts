import { chance } from '../chance.ts'

export interface Character {
  /** How likely the student is to attend a session, from 0 to 1. */
  zeal: number
  /** The student's typical exam result, as a percentage. */
  strength: number
  /** From this week of the current term on, attendance declines. Infinity: it does not. */
  driftsFrom: number
}

/** A student's character, from their number. Those who attend do better, but not always. */
export function characterOf(number: string): Character {
  const zeal = 0.985 - 0.34 * chance('zeal', number) ** 2.4
  const talent = chance('talent', number)
  const drifts = chance('drift', number) < 0.07
  return {
    zeal,
    strength: 34 + 30 * talent + 90 * (zeal - 0.645),
    driftsFrom: drifts ? 3 + Math.floor(chance('drift from', number) * 4) : Number.POSITIVE_INFINITY,
  }
}

export type Mood = 'strict' | 'easy-going' | 'usual'

/** How strictly a course is run: some lecturers close the door at nine, some ignore the time. */
export function moodOf(course: string): Mood {
  const luck = chance('mood', course)
  return luck < 0.1 ? 'strict' : luck > 0.9 ? 'easy-going' : 'usual'
}

/** For each mood, how much less likely students are to attend, and how likely they are to be late. */
export const moods: Record<Mood, { missed: number; late: number; marks: number }> = {
  strict: { missed: -0.05, late: 0.03, marks: -3 },
  usual: { missed: 0, late: 0.05, marks: 0 },
  'easy-going': { missed: 0.09, late: 0.13, marks: 4 },
}

export interface Occasion {
  course: string
  weekday: number
  hour: number
  /** The week of the term, from 1. */
  week: number
  /** Only in the current term does attendance decline: students who lost interest last term have left. */
  present: boolean
}

/**
 * How likely a student is to be absent or late. Monday mornings, Fridays and the last weeks of a term are
 * harder.
 */
export function chancesOf(student: Character, it: Occasion): { missed: number; late: number } {
  const mood = moods[moodOf(it.course)]
  const monday = it.weekday === 1 && it.hour < 11 ? 0.07 : 0
  const friday = it.weekday === 5 ? (it.hour >= 13 ? 0.09 : 0.04) : 0
  const tired = it.week > 10 ? 0.02 : 0
  const drift = it.present ? 0.13 * Math.max(0, it.week - student.driftsFrom) : 0
  const missed = 1 - student.zeal + mood.missed + monday + friday + tired + drift
  return {
    missed: Math.min(0.96, Math.max(0.004, missed)),
    late: mood.late + (it.hour === 9 ? 0.07 : 0) + 0.2 * (1 - student.zeal),
  }
}
