import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { TwoLines } from '#ui/TwoLines.tsx'
import { MarkValue } from '../MarkValue.tsx'
import { shortNumber } from '../sheetWords.ts'
import { CellFlags } from './CellFlags.tsx'
import type { ModerationRows } from './moderationRows.ts'

export const ChooseBox = ({ cell, rows }: { cell: MarkCell; rows: ModerationRows }) =>
  rows.choose && (
    <input
      type="checkbox"
      aria-label={`Choose ${fullName(cell.student)}`}
      checked={rows.chosen.has(cell.student.id)}
      onChange={(event) => rows.choose?.(cell.student.id, event.target.checked)}
      className="size-5 shrink-0 rounded-xs accent-[var(--brand-mid)]"
    />
  )

export const OpenButton = ({ cell, rows }: { cell: MarkCell; rows: ModerationRows }) => (
  <Button
    size="sm"
    aria-label={`Details of ${fullName(cell.student)}`}
    onClick={() => rows.open(cell.student.id)}
  >
    Details
  </Button>
)

const percentOf = (finalMark: string | null, max: string) =>
  finalMark === null ? '' : `${shortNumber((Number(finalMark) * 100) / Number(max))}%`

export const moderationColumns = (rows: ModerationRows): Column<MarkCell>[] => [
  {
    id: 'student',
    head: 'Student',
    className: 'w-[32%] max-w-0',
    cell: (cell) => (
      <span className="flex items-center gap-3">
        <ChooseBox cell={cell} rows={rows} />
        <Avatar name={fullName(cell.student)} profileImage={cell.student.profileImage} size={28} />
        <TwoLines sub={cell.student.number}>{fullName(cell.student)}</TwoLines>
      </span>
    ),
  },
  { id: 'mark', head: 'Mark', align: 'right', cell: (cell) => <MarkValue {...cell} /> },
  {
    id: 'percent',
    head: 'Of the maximum',
    align: 'right',
    className: 'max-lg:hidden',
    cell: (cell) => percentOf(cell.finalMark, rows.sheet.maxMark),
  },
  { id: 'flags', head: 'To notice', cell: (cell) => <CellFlags cell={cell} sheet={rows.sheet} /> },
  {
    id: 'act',
    head: 'Details',
    headHidden: true,
    className: 'w-px',
    cell: (cell) => <OpenButton cell={cell} rows={rows} />,
  },
]
