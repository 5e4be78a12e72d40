import type { BoardRow } from '@campanile/contract/staff-attendance/staff-board.ts'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { personParts } from '#ui/personParts.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { StaffName } from './StaffName.tsx'
import { StateChip } from './StateChip.tsx'

export const boardColumns = (onOpen: (row: BoardRow) => void): Column<BoardRow>[] => [
  {
    id: 'name',
    head: 'Name',
    className: 'w-[28%] max-w-0',
    cell: (row) => <StaffName person={row} />,
    phone: personParts((row) => ({ name: fullName(row), profileImage: row.profileImage })),
  },
  {
    id: 'role',
    head: 'Role',
    className: 'max-lg:hidden',
    cell: ({ role, employmentType }) => <RoleBadge role={role} employmentType={employmentType} />,
  },
  {
    id: 'shift',
    head: 'Shift',
    className: 'max-xl:hidden',
    cell: ({ shift }) => (
      <span className="tnum text-ink-2">{shift ? `${shift.startsAt} to ${shift.endsAt}` : '–'}</span>
    ),
  },
  { id: 'times', head: 'Came and went', cell: ({ day }) => <DayTimes day={day} />, phone: 'essence' },
  {
    id: 'place',
    head: 'Place',
    className: 'max-xl:hidden',
    cell: ({ day }) => <span className="text-ink-2">{day?.outPlace ?? day?.inPlace}</span>,
  },
  { id: 'state', head: 'State', cell: (row) => <StateChip row={row} />, phone: 'meta' },
  {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <Button size="sm" onClick={() => onOpen(row)}>
        Open<span className="sr-only"> the day of {fullName(row)}</span>
      </Button>
    ),
    phone: 'action',
  },
]
