import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { PersonCell } from '#ui/PersonCell.tsx'
import { personParts } from '#ui/personParts.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyWords } from '../lateWords.ts'
import { DecisionChip } from './DecisionChip.tsx'

const openWords = ({ can, decision }: LateSubmission) => (can.decide && !decision ? 'Decide' : 'View')

/** Both figures where a decision changed the penalty. */
const Penalties = ({ row: { policyPenalty, penalty } }: { row: LateSubmission }) => (
  <span className="tnum block">
    <span className="block font-label text-ink">{penaltyWords(penalty)}</span>
    {penalty !== policyPenalty && (
      <span className="block text-xs text-ink-3">was {penaltyWords(policyPenalty)}</span>
    )}
  </span>
)

export const lateColumns = (
  time: TimeFormat,
  onOpen: (row: LateSubmission) => void,
): Column<LateSubmission>[] => [
  {
    id: 'student',
    head: 'Student',
    sortable: true,
    className: 'w-[20%] max-w-0',
    cell: ({ studentName, studentNumber, profileImage }) => (
      <PersonCell name={studentName} profileImage={profileImage} sub={studentNumber} />
    ),
    phone: personParts(({ studentName, profileImage }) => ({ name: studentName, profileImage })),
  },
  {
    id: 'title',
    head: 'Assignment',
    className: 'w-[18%] max-w-0',
    cell: ({ title, courseCode }) => (
      <span className="block min-w-0">
        <span className="block truncate text-ink">{title}</span>
        <span className="block truncate text-xs text-ink-3">{courseCode}</span>
      </span>
    ),
    phone: { essence: ({ title, courseCode }) => `${title}, ${courseCode}` },
  },
  {
    id: 'lateness',
    head: 'Late by',
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ lateSeconds, dueAt, extended }) => (
      <span className="tnum block">
        <span className="block text-ink">{latenessWords(lateSeconds * 1000)}</span>
        <span className="block text-xs text-ink-3">
          {extended ? 'Extended to' : 'Due'} {time.dateTime(dueAt)}
        </span>
      </span>
    ),
    phone: { meta: ({ lateSeconds }) => `${latenessWords(lateSeconds * 1000)} late` },
  },
  {
    id: 'submittedAt',
    head: 'Submitted',
    sortable: true,
    className: 'whitespace-nowrap max-xl:hidden',
    cell: ({ submittedAt }) => <span className="tnum">{time.dateTime(submittedAt)}</span>,
  },
  {
    id: 'penalty',
    head: 'Penalty',
    align: 'right',
    cell: (row) => <Penalties row={row} />,
    phone: { meta: ({ penalty }) => penaltyWords(penalty) },
  },
  {
    id: 'reason',
    head: 'Reason',
    className: 'w-[14%] max-w-0 max-xl:hidden',
    cell: ({ reason }) => (
      <span className="block truncate">{reason ?? <span className="text-ink-3">None given</span>}</span>
    ),
  },
  {
    id: 'decision',
    head: 'Decision',
    cell: ({ decision }) => <DecisionChip decision={decision?.decision ?? null} />,
    phone: 'chip',
  },
  {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <Button
        size="sm"
        variant={openWords(row) === 'Decide' ? 'secondary' : 'ghost'}
        onClick={() => onOpen(row)}
      >
        {openWords(row)}
        <span className="sr-only">
          {' '}
          {row.title} of {row.studentName}
        </span>
      </Button>
    ),
    phone: 'foot',
  },
]
