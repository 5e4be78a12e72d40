import type { Exam } from '@campanile/contract/exams/exam.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { ExamChip } from './ExamChip.tsx'
import { examPath } from './examColumns.tsx'
import { roomsWords } from './examWords.ts'

/** An exam on a phone. */
export function ExamItem({ exam }: { exam: Exam }) {
  const time = useTimeFormat()
  const { courseCode, title, startsAt, endsAt, state } = exam
  return (
    <ListItem
      title={
        <Link to={examPath(exam)} className="text-brand-ink">
          {courseCode} {title}
        </Link>
      }
      chip={<ExamChip state={state} />}
      essence={
        <span className="tnum">
          {time.day(startsAt)}, {time.range(startsAt, endsAt)}
        </span>
      }
      meta={roomsWords(exam)}
    />
  )
}
