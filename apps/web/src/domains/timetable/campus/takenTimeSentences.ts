import type { TakenTime } from '@campanile/contract/timetable/week-timetable.ts'
import type { TimeFormat } from '#lib/time.ts'
import { clashSentences } from '../class/timetableWords.ts'
import { m } from './messages.ts'

type Format = Pick<TimeFormat, 'day' | 'range'>

function studentsSentence(clash: TakenTime, time: Format): string {
  const { students, courseCode: course, exam, startsAt, endsAt } = clash
  const facts = { students, course, day: time.day(startsAt), range: time.range(startsAt, endsAt) }
  return exam === null ? m.studentsHave(facts) : m.studentsHaveExam({ ...facts, exam })
}

/** Clashes in sentences: rooms, lecturers and batches first, then individual students. */
export function takenTimeSentences(clashes: readonly TakenTime[], time: TimeFormat): string[] {
  const resources = clashes.flatMap(({ resource, name, ...rest }) =>
    resource === 'students' || name === null ? [] : [{ ...rest, resource, name }],
  )
  const students = clashes.filter(({ resource }) => resource === 'students')
  return [...clashSentences(resources, time), ...students.map((it) => studentsSentence(it, time))]
}
