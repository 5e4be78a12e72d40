import type { Clash } from '@campanile/contract/timetable/meetings.ts'
import type { TimeFormat } from '#lib/time.ts'

const sessionVerb: Record<Clash['resource'], string> = {
  room: 'is taken by',
  lecturer: 'teaches',
  batch: 'has',
}
const examVerb: Record<Clash['resource'], string> = {
  room: 'is taken by the exam',
  lecturer: 'invigilates',
  batch: 'has the exam',
}

/** What is in the way, and when. */
export function clashWords(
  { resource, name, courseCode, exam, startsAt, endsAt }: Clash,
  time: TimeFormat,
): string {
  const what =
    exam === null ? `${sessionVerb[resource]} ${courseCode}` : `${examVerb[resource]} ${courseCode} ${exam}`
  return `${name} ${what} on ${time.day(startsAt)}, ${time.range(startsAt, endsAt)}`
}
