import type { Exam } from '@campanile/contract/exams/exam.ts'
import { Link } from 'react-router'
import type { TimeFormat } from '#lib/time.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { ExamChip } from './ExamChip.tsx'
import { examKindWords, roomsWords, seatedWords } from './examWords.ts'
import { m } from './messages.ts'

export const examPath = ({ id }: Pick<Exam, 'id'>) => `/app/exam-management/${id}`

export const examColumns = (time: TimeFormat): Column<Exam>[] => [
  {
    id: 'course',
    head: m.class(),
    sortable: true,
    className: 'w-[26%] max-w-0',
    cell: ({ classId, courseCode, courseTitle }) => (
      <span className="block">
        <span className="block truncate font-strong text-ink">
          <ClassLink classId={classId}>{courseTitle}</ClassLink>
        </span>
        <span className="block text-xs text-ink-3">{courseCode}</span>
      </span>
    ),
    phone: {
      title: (exam) => (
        <Link to={examPath(exam)} className="text-brand-ink">
          {exam.courseCode} {exam.title}
        </Link>
      ),
    },
  },
  {
    id: 'title',
    head: m.exam(),
    sortable: true,
    cell: (exam) => (
      <span className="block">
        <Link to={examPath(exam)} className="font-label text-brand-ink hover:underline">
          {exam.title}
        </Link>
        <span className="block text-xs text-ink-3">{examKindWords(exam)}</span>
      </span>
    ),
  },
  {
    id: 'startsAt',
    head: m.when(),
    sortable: true,
    cell: ({ startsAt, endsAt }) => (
      <span className="tnum block whitespace-nowrap">
        <span className="block text-ink">{time.day(startsAt)}</span>
        <span className="block text-xs text-ink-3">{time.range(startsAt, endsAt)}</span>
      </span>
    ),
    phone: {
      essence: ({ startsAt, endsAt }) => (
        <span className="tnum">
          {m.dayAndTime({ day: time.day(startsAt), time: time.range(startsAt, endsAt) })}
        </span>
      ),
    },
  },
  { id: 'rooms', head: m.rooms(), className: 'max-lg:hidden', cell: roomsWords, phone: 'meta' },
  {
    id: 'seats',
    head: m.students(),
    className: 'max-lg:hidden',
    cell: (exam) => <span className="tnum">{seatedWords(exam)}</span>,
  },
  { id: 'state', head: m.state(), cell: ({ state }) => <ExamChip state={state} />, phone: 'chip' },
]
