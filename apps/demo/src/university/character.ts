import { chance } from '../chance.ts'

export interface Character {
  /** How likely this student is in a session, from 0 to 1. */
  zeal: number
  /** What they would reach in an exam, in per cent. */
  strength: number
  /** From this week of the present term on they come less and less; Infinity: they stay. */
  driftsFrom: number
}

/** What a student is like, by number: who comes to class does better, though not always. */
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

/** How a course is run: some lecturers close the door at nine, some do not look at the clock. */
export function moodOf(course: string): Mood {
  const luck = chance('mood', course)
  return luck < 0.1 ? 'strict' : luck > 0.9 ? 'easy-going' : 'usual'
}

/** By how much less likely students come and how likely those who come are late, in courses of each mood. */
export const moods: Record<Mood, { missed: number; late: number; marks: number }> = {
  strict: { missed: -0.05, late: 0.03, marks: -3 },
  usual: { missed: 0, late: 0.05, marks: 0 },
  'easy-going': { missed: 0.09, late: 0.13, marks: 4 },
}

export interface Occasion {
  course: string
  weekday: number
  hour: number
  /** Of the term, from 1. */
  week: number
  /** Only now students drift away; who did so last term has left. */
  present: boolean
}

/** Chances of a student on an occasion: Monday mornings, Fridays and the last weeks of a term are hard. */
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
