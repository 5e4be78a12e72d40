import type { ReportGroup, ReportRow } from '@campanile/contract/insight/reports.ts'
import { Link } from 'react-router'
import { numberWords } from '#lib/figures.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'
import { RateChip } from './RateChip.tsx'
import { reportGroupWords } from './reportWords.ts'

type Count = 'held' | 'present' | 'late' | 'absent' | 'excused'

const countWords: Record<Count, (count: number) => string> = {
  held: (count) => m.heldCount({ count }),
  present: (count) => m.presentCount({ count }),
  late: (count) => m.lateCount({ count }),
  absent: (count) => m.absentCount({ count }),
  excused: (count) => m.excusedCount({ count }),
}

const count = (id: Count, head: string): Column<ReportRow> => ({
  id,
  head,
  sortable: true,
  align: 'right',
  cell: (row) => numberWords(row[id]),
  phone: { meta: (row) => countWords[id](row[id]) },
})

interface ReportLinkProps {
  row: ReportRow
  link: (row: ReportRow) => string
}

const ReportLink = ({ row, link }: ReportLinkProps) => (
  <Link to={link(row)} className="hover:underline">
    {row.name}
  </Link>
)

export const reportColumns = (by: ReportGroup, link: (row: ReportRow) => string): Column<ReportRow>[] => [
  {
    id: 'name',
    head: reportGroupWords[by].head,
    sortable: true,
    className: 'w-[40%] max-w-0',
    cell: (row) => (
      <CellWithSub sub={row.detail}>
        <ReportLink row={row} link={link} />
      </CellWithSub>
    ),
    phone: { title: (row) => <ReportLink row={row} link={link} />, essence: ({ detail }) => detail },
  },
  count('held', m.held()),
  count('present', m.present()),
  count('late', m.late()),
  count('absent', m.absent()),
  count('excused', m.excused()),
  {
    id: 'percentage',
    head: m.attendance(),
    sortable: true,
    align: 'right',
    cell: ({ percentage, below }) => <RateChip percentage={percentage} below={below} />,
    phone: 'chip',
  },
]
