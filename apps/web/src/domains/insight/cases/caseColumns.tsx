import type { CaseSummary } from '@campanile/contract/insight/student-cases.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'

const classWords = ({ class: about }: CaseSummary) => about?.course ?? m.allClasses()

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
          <OpenButton found={it} onOpen={onOpen} />
        </CellWithSub>
      </span>
    ),
    phone: { title: (it) => <OpenButton found={it} onOpen={onOpen} /> },
  },
  { id: 'class', head: m.class(), cell: classWords, phone: 'essence' },
  { id: 'owner', head: m.owner(), cell: (it) => it.owner.name, phone: 'meta' },
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
]

const OpenButton = ({ found, onOpen }: { found: CaseSummary; onOpen: (caseId: string) => void }) => (
  <button type="button" onClick={() => onOpen(found.id)} className="text-start hover:underline">
    {found.student.name}
  </button>
)
