import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { SubmissionRow } from '@campanile/contract/assignments/marking.ts'
import type { TimeFormat } from '#lib/time.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { latenessWords } from '../dueWords.ts'
import { HandedInChip } from '../HandedInChip.tsx'
import { penaltyWords } from '../lateWords.ts'
import { isZero, markWords } from '../marks.ts'
import { m } from './messages.ts'

const isToMark = ({ handedIn, markState, isEnrolled }: SubmissionRow) =>
  isEnrolled && handedIn !== 'not-submitted' && !markState

/** The owner of the work, for people who know students by number. */
const studentNote = ({ studentNumber, isEnrolled }: SubmissionRow) =>
  isEnrolled ? studentNumber : studentNumber ? m.numberLeftTheClass({ studentNumber }) : m.leftTheClass()

/** "2 hours late, −10", or whose due date is another. */
const lateNote = (row: SubmissionRow, time: TimeFormat) =>
  row.lateSeconds > 0
    ? m.latenessNote({ lateness: latenessWords(row.lateSeconds * 1000) })
    : row.extended
      ? m.ownDueDate({ dateTime: time.dateTime(row.dueAt) })
      : undefined

const MarkCell = ({ row }: { row: SubmissionRow }) => {
  if (row.mark === null) return <span className="text-ink-3">–</span>
  return (
    <span className="block">
      <span className="block font-label text-ink">{row.finalMark && markWords(row.finalMark)}</span>
      {!isZero(row.penalty) && (
        <span className="block text-xs text-ink-3">
          {m.markAfterPenalty({ mark: markWords(row.mark), penalty: markWords(row.penalty) })}
        </span>
      )}
    </span>
  )
}

const student = aboutPerson((row: SubmissionRow) => ({
  personId: row.studentId,
  name: row.studentName,
  profileImage: row.profileImage,
  sub: studentNote(row),
}))

export const submissionColumns = (
  time: TimeFormat,
  onOpen: (studentId: string) => void,
): Column<SubmissionRow>[] => [
  {
    id: 'student',
    head: m.student(),
    sortable: true,
    className: 'w-[30%] max-w-0',
    cell: student.cell,
    phone: { ...student.phone, meta: (row) => lateNote(row, time) ?? studentNote(row) },
  },
  {
    id: 'submittedAt',
    head: m.submitted(),
    sortable: true,
    cell: (row) => (
      <span className="tnum block">
        <span className="block text-ink">{row.submittedAt ? time.dateTime(row.submittedAt) : '–'}</span>
        <span className="block text-xs text-ink-3">{lateNote(row, time)}</span>
      </span>
    ),
    phone: {
      essence: ({ submittedAt }) => (submittedAt ? time.dateTime(submittedAt) : m.nothingYet()),
    },
  },
  {
    id: 'files',
    head: m.files(),
    align: 'right',
    className: 'max-lg:hidden',
    cell: ({ files, submittedAt }) => (submittedAt ? files : ''),
  },
  {
    id: 'penalty',
    head: m.penalty(),
    align: 'right',
    className: 'max-lg:hidden',
    cell: ({ lateSeconds, penalty, decision }) =>
      lateSeconds > 0 && (
        <span className="block">
          <span className="block text-ink">{penaltyWords(penalty)}</span>
          {decision && <span className="block text-xs text-ink-3">{lateDecisionWords[decision]}</span>}
        </span>
      ),
  },
  {
    id: 'mark',
    head: m.mark(),
    sortable: true,
    align: 'right',
    cell: (row) => <MarkCell row={row} />,
    phone: {
      essence: ({ finalMark }) => finalMark && <b className="font-title">{markWords(finalMark)}</b>,
    },
  },
  { id: 'state', head: m.state(), cell: (row) => <HandedInChip {...row} />, phone: 'chip' },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => {
      const words = { studentName: row.studentName, span: hidden }
      return (
        <Button
          size="sm"
          variant={isToMark(row) ? 'secondary' : 'ghost'}
          onClick={() => onOpen(row.studentId)}
        >
          {isToMark(row) ? m.markWorkOf(words) : m.openWorkOf(words)}
        </Button>
      )
    },
    phone: 'foot',
  },
]
