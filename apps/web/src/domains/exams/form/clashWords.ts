import type { Clash } from '@campanile/contract/timetable/meetings.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

const sessionVerb: Record<Clash['resource'], string> = {
  room: m.isTakenBy(),
  lecturer: m.teaches(),
  batch: m.has(),
}
const examVerb: Record<Clash['resource'], string> = {
  room: m.isTakenByTheExam(),
  lecturer: m.invigilates(),
  batch: m.hasTheExam(),
}

/** What is in the way, and when. */
export function clashWords(
  { resource, name, courseCode, exam, startsAt, endsAt }: Clash,
  time: TimeFormat,
): string {
  const what =
    exam === null ? `${sessionVerb[resource]} ${courseCode}` : `${examVerb[resource]} ${courseCode} ${exam}`
  return m.nameWhatOnDayRange({ name, what, day: time.day(startsAt), range: time.range(startsAt, endsAt) })
}
