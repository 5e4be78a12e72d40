import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import type { TimeFormat } from '#lib/time.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyIn, penaltyWords } from '../lateWords.ts'
import { DecisionChip } from './DecisionChip.tsx'
import { m } from './messages.ts'

const isToDecide = ({ can, decision }: LateSubmission) => can.decide && !decision

/** Both figures where a decision changed the penalty. */
const Penalties = ({ row: { policyPenalty, penalty } }: { row: LateSubmission }) => (
  <span className="tnum block">
    <span className="block font-label text-ink">{penaltyWords(penalty)}</span>
    {penalty !== policyPenalty && (
      <span className="block text-xs text-ink-3">{m.penaltyWas(penaltyIn(policyPenalty))}</span>
    )}
  </span>
)

export const lateColumns = (
  time: TimeFormat,
  onOpen: (row: LateSubmission) => void,
): Column<LateSubmission>[] => [
  {
    id: 'student',
    head: m.student(),
    sortable: true,
    className: 'w-[20%] max-w-0',
    ...aboutPerson(({ studentId, studentName, studentNumber, profileImage }) => ({
      personId: studentId,
      name: studentName,
      profileImage,
      sub: studentNumber,
    })),
  },
  {
    id: 'title',
    head: m.assignment(),
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
    head: m.lateBy(),
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ lateSeconds, dueAt, extended }) => (
      <span className="tnum block">
        <span className="block text-ink">{latenessWords(lateSeconds * 1000)}</span>
        <span className="block text-xs text-ink-3">
          {extended
            ? m.extendedTo({ dueAt: time.dateTime(dueAt) })
            : m.dueAt({ dueAt: time.dateTime(dueAt) })}
        </span>
      </span>
    ),
    phone: { meta: ({ lateSeconds }) => m.lateness({ lateness: latenessWords(lateSeconds * 1000) }) },
  },
  {
    id: 'submittedAt',
    head: m.submitted(),
    sortable: true,
    className: 'whitespace-nowrap max-xl:hidden',
    cell: ({ submittedAt }) => <span className="tnum">{time.dateTime(submittedAt)}</span>,
  },
  {
    id: 'penalty',
    head: m.penalty(),
    align: 'right',
    cell: (row) => <Penalties row={row} />,
    phone: { meta: ({ penalty }) => penaltyWords(penalty) },
  },
  {
    id: 'reason',
    head: m.reason(),
    className: 'w-[14%] max-w-0 max-xl:hidden',
    cell: ({ reason }) => (
      <span className="block truncate">{reason ?? <span className="text-ink-3">{m.noneGiven()}</span>}</span>
    ),
  },
  {
    id: 'decision',
    head: m.decision(),
    cell: ({ decision }) => <DecisionChip decision={decision?.decision ?? null} />,
    phone: 'chip',
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => {
      const { title, studentName } = row
      const words = { title, studentName, span: hidden }
      return (
        <Button size="sm" variant={isToDecide(row) ? 'secondary' : 'ghost'} onClick={() => onOpen(row)}>
          {isToDecide(row) ? m.decideOn(words) : m.viewWork(words)}
        </Button>
      )
    },
    phone: 'foot',
  },
]
