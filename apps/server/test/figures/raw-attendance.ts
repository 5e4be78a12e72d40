import fc from 'fast-check'
import type { ClassFacts } from '#domains/analytics/views/risk.rules.ts'

/** A session of the generated campus. Week 0 and day 0 are today, a Monday; the day goes on after ten. */
export interface RawSession {
  classIndex: number
  week: number
  hour: number
  cancelled: boolean
}

/** One letter per student: P, L, A, E, or a dot for no record. */
type RawRecords = string[]

export interface RawCampus {
  sessions: RawSession[]
  /** By session, then student. */
  records: RawRecords
  /** Students who have left a class, by class. Their records stay. */
  left: [student: number, classIndex: number][]
}

export const students = 6
export const classes = 3

const session = fc.record({
  classIndex: fc.nat(classes - 1),
  week: fc.integer({ min: 0, max: 7 }),
  hour: fc.integer({ min: 7, max: 16 }),
  cancelled: fc.nat(9).map((it) => it < 2),
})

/** Present most often, sometimes without a register, and excuses for sessions that are still ahead. */
const letters = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(new RegExp(`^[PPPPLAE.]{${students}}$`)) },
  { weight: 1, arbitrary: fc.constant('.'.repeat(students)) },
)

export const rawCampus: fc.Arbitrary<RawCampus> = fc
  .array(fc.tuple(session, letters), { minLength: 10, maxLength: 24 })
  .chain((rows) =>
    fc.record({
      sessions: fc.constant(rows.map(([it]) => it)),
      records: fc.constant(rows.map(([, it]) => it)),
      left: fc.uniqueArray(fc.tuple(fc.nat(students - 1), fc.nat(classes - 1)), {
        maxLength: 2,
        selector: String,
      }),
    }),
  )

/** Whether a session has begun by ten o'clock today. */
const hasBegun = ({ week, hour }: RawSession) => week > 0 || hour <= 10

/** A record that can exist: before its session begins there are only excuses. */
export const recordIn = (it: RawSession, letter: string) =>
  letter === '.' || (!hasBegun(it) && letter !== 'E') ? null : letter

/** The letters that count: of sessions that are not cancelled, and excuses once their session has begun. */
export function countedLetters(
  { sessions, records }: RawCampus,
  of: (session: RawSession, student: number) => boolean,
): string[] {
  return sessions.flatMap((session, index) =>
    session.cancelled || !hasBegun(session)
      ? []
      : [...records[index]!].filter((letter, student) => letter !== '.' && of(session, student)),
  )
}

/** Per cent with one decimal, half up, in whole numbers: independent of the product's code. */
export function rateOf(letters: readonly string[]): number | null {
  const attended = letters.filter((it) => it === 'P' || it === 'L').length
  const counted = letters.filter((it) => it !== 'E').length
  if (counted === 0) return null
  const twice = (2n * 1000n * BigInt(attended) + BigInt(counted)) / (2n * BigInt(counted))
  return Number(twice) / 10
}

export const lateShareOf = (letters: readonly string[]): number | null => {
  const came = letters.filter((it) => it === 'P' || it === 'L')
  return rateOf(came.map((it) => (it === 'L' ? 'P' : 'A')))
}

/** What the rule reads of a student in a class, from the generated rows. */
export function factsOf(
  { sessions, records, left }: RawCampus,
  student: number,
  index: number,
  classId: string,
): ClassFacts {
  const inClass = sessions
    .map((session, at) => ({ ...session, letter: records[at]!.charAt(student), at }))
    .filter((it) => it.classIndex === index && !it.cancelled)
  const start = ({ week, hour }: { week: number; hour: number }) =>
    Date.parse('2026-11-16T10:00:00Z') / 60_000 - week * 7 * 24 * 60 + (hour - 10) * 60
  const begun = inClass
    .filter((it) => it.letter !== '.' && (it.week > 0 || it.hour <= 10))
    .sort((one, other) => start(one) - start(other))
  const hasLeft = left.some(([who, which]) => who === student && which === index)
  return {
    classId,
    course: '',
    left: hasLeft,
    letters: begun.map(({ letter }) => letter).join(''),
    starts: begun.map(start),
    remaining: hasLeft
      ? 0
      : inClass.filter((it) => it.week === 0 && it.hour > 9 && !recordIn(it, it.letter)).length,
    workDue: 0,
    workSubmitted: 0,
    workInTime: 0,
    markSum: 0,
    markCount: 0,
  }
}
