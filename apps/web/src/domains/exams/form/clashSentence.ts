import type { Clash } from '@campanile/contract/timetable/clash.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

/** The bookings in the way, with their times. */
export function clashSentence(
  { resource, name, courseCode, exam, startsAt, endsAt }: Clash,
  time: TimeFormat,
): string {
  const clash = {
    resource,
    name,
    courseCode,
    day: time.day(startsAt),
    range: time.range(startsAt, endsAt),
  }
  return exam === null ? m.sessionInTheWay(clash) : m.examInTheWay({ ...clash, exam })
}
