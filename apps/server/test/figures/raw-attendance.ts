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
  /** By student. Their records from other weeks stay as well, and don't count. */
  here: RawDates[]
}

/** The week that a student joined on the Monday of, and the week of their last day, a Monday too; null: no limit. */
export interface RawDates {
  fromWeek: number | null
  toWeek: number | null
}

/** Weeks count backwards. */
const isHere = ({ fromWeek, toWeek }: RawDates, { week }: { week: number }) =>
  (fromWeek === null || week <= fromWeek) && (toWeek === null || week >= toWeek)

/** Their last day is over: today is the Monday of week 0. */
export const hasLeftCampus = ({ toWeek }: RawDates) => toWeek !== null && toWeek > 0

export const students = 6
export const classes = 3

const session = fc.record({
  classIndex: fc.nat(classes - 1),
  week: fc.integer({ min: 0, max: 7 }),
  hour: fc.integer({ min: 7, max: 16 }),
  cancelled: fc.nat(9).map((it) => it < 2),
})

/** Most students are here throughout; some joined or left during the term. */
const dates: fc.Arbitrary<RawDates> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ fromWeek: null, toWeek: null }) },
  { weight: 2, arbitrary: fc.record({ fromWeek: fc.nat(7), toWeek: fc.constant(null) }) },
  { weight: 2, arbitrary: fc.record({ fromWeek: fc.constant(null), toWeek: fc.nat(7) }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(7), fc.nat(7))
      .map((weeks) => ({ fromWeek: Math.max(...weeks), toWeek: Math.min(...weeks) })),
  },
)

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
      here: fc.array(dates, { minLength: students, maxLength: students }),
    }),
  )

/** Whether a session has begun by ten o'clock today. */
const hasBegun = ({ week, hour }: RawSession) => week > 0 || hour <= 10

/** A record that can exist: before its session begins there are only excuses. */
export const countedRecord = (it: RawSession, letter: string) =>
  letter === '.' || (!hasBegun(it) && letter !== 'E') ? null : letter

/**
 * The letters that count: of sessions that are not cancelled, of students who were here, and excuses once their
 * session has begun.
 */
export function countedLetters(
  { sessions, records, here }: RawCampus,
  of: (session: RawSession, student: number) => boolean,
): string[] {
  return sessions.flatMap((session, index) =>
    session.cancelled || !hasBegun(session)
      ? []
      : [...records[index]!].filter(
          (letter, student) => letter !== '.' && isHere(here[student]!, session) && of(session, student),
        ),
  )
}

/** Per cent with one decimal, half up, in whole numbers: independent of the product's code. */
export function attendanceRate(letters: readonly string[]): number | null {
  const attended = letters.filter((it) => it === 'P' || it === 'L').length
  const counted = letters.filter((it) => it !== 'E').length
  if (counted === 0) return null
  const twice = (2n * 1000n * BigInt(attended) + BigInt(counted)) / (2n * BigInt(counted))
  return Number(twice) / 10
}

export const rawLateShare = (letters: readonly string[]): number | null => {
  const came = letters.filter((it) => it === 'P' || it === 'L')
  return attendanceRate(came.map((it) => (it === 'L' ? 'P' : 'A')))
}

/** The inputs of the rule about a student in a class, from the generated rows. */
export function classFacts(
  { sessions, records, left, here }: RawCampus,
  student: number,
  index: number,
  classId: string,
): ClassFacts {
  const inClass = sessions
    .map((session, at) => ({ ...session, letter: records[at]!.charAt(student), at }))
    .filter((it) => it.classIndex === index && !it.cancelled && isHere(here[student]!, it))
  const start = ({ week, hour }: { week: number; hour: number }) =>
    Date.parse('2026-11-16T10:00:00Z') / 60_000 - week * 7 * 24 * 60 + (hour - 10) * 60
  const begun = inClass
    .filter((it) => it.letter !== '.' && (it.week > 0 || it.hour <= 10))
    .sort((one, other) => start(one) - start(other))
  const hasLeft =
    hasLeftCampus(here[student]!) || left.some(([who, which]) => who === student && which === index)
  return {
    classId,
    course: '',
    left: hasLeft,
    letters: begun.map(({ letter }) => letter).join(''),
    starts: begun.map(start),
    remaining: hasLeft
      ? 0
      : inClass.filter((it) => it.week === 0 && it.hour > 9 && !countedRecord(it, it.letter)).length,
    workDue: 0,
    workSubmitted: 0,
    workInTime: 0,
    markSum: 0,
    markCount: 0,
  }
}
