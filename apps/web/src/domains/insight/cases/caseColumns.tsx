import type { CaseSummary } from '@campanile/contract/insight/student-cases.ts'
import { formatPlainDay, type TimeFormat } from '#lib/time.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'

const About = ({ class: about }: CaseSummary) =>
  about ? <ClassLink classId={about.id}>{about.course}</ClassLink> : m.allClasses()

export const caseColumns = (
  { date }: Pick<TimeFormat, 'date'>,
  onOpen: (caseId: string) => void,
): Column<CaseSummary>[] => [
  {
    id: 'student',
    head: m.student(),
    cell: (it) => (
      <span className="flex items-center gap-3">
        <Avatar name={it.student.name} profileImage={it.student.profileImage} size={30} />
        <CellWithSub sub={it.student.number}>
          <StudentName {...it} />
        </CellWithSub>
      </span>
    ),
    phone: { title: (it) => <StudentName {...it} /> },
  },
  { id: 'class', head: m.class(), cell: (it) => <About {...it} />, phone: 'essence' },
  {
    id: 'owner',
    head: m.owner(),
    cell: ({ owner }) => <PersonLink personId={owner.id} name={owner.name} personRole="lecturer" />,
    phone: 'meta',
  },
  {
    id: 'next-step',
    head: m.nextStep(),
    cell: ({ nextStep }) =>
      nextStep && <CellWithSub sub={formatPlainDay(nextStep.on)}>{nextStep.text}</CellWithSub>,
  },
  {
    id: 'opened',
    head: m.opened(),
    cell: (it) => <span className="tnum">{date(it.openedAt)}</span>,
  },
  {
    id: 'outcome',
    head: m.outcome(),
    cell: (it) => it.closed && m.outcomeWords({ outcome: it.closed.outcome }),
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (it) => <OpenButton found={it} onOpen={onOpen} />,
    phone: 'action',
  },
]

const StudentName = ({ student: { id, name } }: CaseSummary) => <PersonLink personId={id} name={name} />

const OpenButton = ({ found, onOpen }: { found: CaseSummary; onOpen: (caseId: string) => void }) => (
  <Button size="sm" onClick={() => onOpen(found.id)}>
    {m.openItsCase({ name: found.student.name, hidden })}
  </Button>
)
