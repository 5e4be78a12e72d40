import type { ReportGroup, ReportRow } from '@campanile/contract/insight/reports.ts'
import { Link } from 'react-router'
import { numberWords } from '#lib/figures.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
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

interface PartProps {
  by: ReportGroup
  row: ReportRow
  link: (row: ReportRow) => string
}

const linkClass = 'hover:underline'
const personIdOf: Partial<Record<ReportGroup, (row: ReportRow) => string | null>> = {
  student: ({ id }) => id,
  enrolment: ({ studentId }) => studentId,
  lecturer: ({ id }) => id,
}

/** A person’s name leads to their page, any other name to the data behind the row. */
function Name({ by, row, link }: PartProps) {
  const personId = personIdOf[by]?.(row)
  if (personId) {
    return (
      <PersonLink
        personId={personId}
        name={row.name}
        personRole={by === 'lecturer' ? 'lecturer' : 'student'}
      />
    )
  }
  return (
    <Link to={link(row)} className={linkClass}>
      {row.name}
    </Link>
  )
}

/** For a person, the link to the data behind the row. */
const Behind = ({ by, row, link }: PartProps) => (
  <Link to={link(row)} className={buttonClass('secondary', 'sm')}>
    {by === 'enrolment'
      ? m.classReportOf({ name: row.name, hidden })
      : m.classesOf({ name: row.name, hidden })}
  </Link>
)

const behindColumn = (by: ReportGroup, link: (row: ReportRow) => string): Column<ReportRow> => ({
  id: 'behind',
  head: m.actions(),
  headHidden: true,
  className: 'w-px',
  cell: (row) => <Behind by={by} row={row} link={link} />,
  phone: 'foot',
})

export const reportColumns = (by: ReportGroup, link: (row: ReportRow) => string): Column<ReportRow>[] => [
  {
    id: 'name',
    head: reportGroupWords[by].head,
    sortable: true,
    className: 'w-[40%] max-w-0',
    cell: (row) => (
      <CellWithSub sub={row.detail}>
        <Name by={by} row={row} link={link} />
      </CellWithSub>
    ),
    phone: {
      title: (row) => <Name by={by} row={row} link={link} />,
      essence: ({ detail }) => detail,
    },
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
  ...(personIdOf[by] ? [behindColumn(by, link)] : []),
]
