import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seriesWords } from '#lib/listWords.ts'
import type { TimeFormat } from '#lib/time.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { leftWords } from '../dueWords.ts'
import { markWords } from '../marks.ts'
import { type AssignmentAct, AssignmentMenu } from './AssignmentMenu.tsx'
import { AssignmentStateChip } from './AssignmentStateChip.tsx'
import { m } from './messages.ts'

interface ColumnOptions {
  base: string
  time: TimeFormat
  now: Date
  onAct: (act: AssignmentAct, assignment: Assignment) => void
}

export const assignmentColumns = ({ base, time, now, onAct }: ColumnOptions): Column<Assignment>[] => [
  {
    id: 'title',
    head: m.assignment(),
    sortable: true,
    className: 'w-[30%] max-w-0',
    cell: ({ id, title, weight }) => (
      <CellWithSub
        sub={Number(weight) > 0 ? m.weightOfClass({ weight: markWords(weight) }) : m.doesNotCount()}
      >
        <Link to={`${base}/${id}`} className="hover:underline">
          {title}
        </Link>
      </CellWithSub>
    ),
    phone: {
      title: ({ id, title }) => (
        <Link to={`${base}/${id}`} className="hover:underline">
          {title}
        </Link>
      ),
    },
  },
  {
    id: 'class',
    head: m.class(),
    sortable: true,
    className: 'w-[20%] max-w-0',
    cell: ({ classId, courseCode, courseTitle, termName }) => (
      <span className="block min-w-0">
        <span className="block truncate text-ink">
          <ClassLink classId={classId}>
            {courseCode}, {courseTitle}
          </ClassLink>
        </span>
        <span className="block truncate text-xs text-ink-3">{termName}</span>
      </span>
    ),
    phone: {
      essence: ({ classId, courseCode, courseTitle }) => (
        <ClassLink classId={classId}>{`${courseCode}, ${courseTitle}`}</ClassLink>
      ),
    },
  },
  {
    id: 'dueAt',
    head: m.due(),
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ dueAt }) => (
      <span className="tnum block">
        <span className="block text-ink">{time.dateTime(dueAt)}</span>
        <span className="block text-xs text-ink-3">{leftWords(dueAt, now, time) ?? m.past()}</span>
      </span>
    ),
    phone: {
      meta: ({ dueAt }) => <span className="tnum">{m.dueDateTime({ dateTime: time.dateTime(dueAt) })}</span>,
    },
  },
  {
    id: 'counts',
    head: m.submitted(),
    cell: (row) => <HandInBar counts={row.counts} />,
    phone: {
      foot: ({ counts }) => (
        <span className="flex-1">
          <HandInBar counts={counts} />
        </span>
      ),
    },
  },
  { id: 'state', head: m.state(), cell: ({ state }) => <AssignmentStateChip state={state} />, phone: 'chip' },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => <AssignmentMenu assignment={row} onAct={(act) => onAct(act, row)} />,
    phone: {
      action: (row) => (
        <span className="-me-2 -mt-2">
          <AssignmentMenu assignment={row} onAct={(act) => onAct(act, row)} />
        </span>
      ),
    },
  },
]

const shareOf = (part: number, all: number) => `${all === 0 ? 0 : (100 * part) / all}%`

/** Numbers of a class's submitted, late and marked submissions. */
function HandInBar({ counts }: Pick<Assignment, 'counts'>) {
  const { submitted, late, marked } = counts
  const students = counts.enrolled + counts.left
  // Marks can also be entered for work that was not submitted here.
  const isMarkedOnly = submitted === 0 && marked > 0
  const extras = [
    ...(late > 0 ? [m.lateCount({ count: late })] : []),
    ...(marked > 0 && !isMarkedOnly ? [m.markedCount({ count: marked })] : []),
  ]
  const span = (text: ReactNode) => <span className="font-normal text-ink-3">{text}</span>
  return (
    <span className="tnum block min-w-36">
      <span className="flex items-baseline justify-between gap-3">
        <span className="whitespace-nowrap font-label text-ink">
          {isMarkedOnly
            ? m.markedWithoutSubmission({ marked, students, span })
            : m.submittedOf({ submitted, students, span })}
        </span>
        <span className="whitespace-nowrap text-xs text-ink-3">{seriesWords(extras)}</span>
      </span>
      <span
        aria-hidden="true"
        className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-inset ring-line"
      >
        <span className="bg-brand-mid" style={{ width: shareOf(submitted - late, students) }} />
        <span className="bg-warn" style={{ width: shareOf(late, students) }} />
      </span>
    </span>
  )
}
