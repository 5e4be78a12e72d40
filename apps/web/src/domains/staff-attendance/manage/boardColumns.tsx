import type { BoardRow, PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'
import { fullName } from '#lib/session.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { StaffDayChip } from '../StaffDayChip.tsx'
import { stateWords } from '../staffWords.ts'
import { m } from './messages.ts'

export const boardColumns = (onOpen: (row: BoardRow) => void): Column<BoardRow>[] => [
  {
    id: 'name',
    head: m.name(),
    className: 'w-[28%] max-w-0',
    ...aboutPerson((row) => ({
      personId: row.personId,
      name: fullName(row),
      personRole: row.role,
      profileImage: row.profileImage,
      sub: row.number,
    })),
  },
  {
    id: 'role',
    head: m.role(),
    className: 'max-lg:hidden',
    cell: ({ role, employmentType }) => <RoleBadge role={role} employmentType={employmentType} />,
  },
  {
    id: 'shift',
    head: m.shift(),
    className: 'max-xl:hidden',
    cell: ({ shift }) => (
      <span className="tnum text-ink-2">
        {shift ? m.hours({ startsAt: shift.startsAt, endsAt: shift.endsAt }) : '–'}
      </span>
    ),
  },
  { id: 'times', head: m.arrivedAndLeft(), cell: ({ day }) => <DayTimes day={day} />, phone: 'essence' },
  {
    id: 'place',
    head: m.location(),
    className: 'max-xl:hidden',
    cell: ({ day }) => <span className="text-ink-2">{day?.outPlace ?? day?.inPlace}</span>,
  },
  { id: 'state', head: m.state(), cell: (row) => <StateChip row={row} />, phone: 'meta' },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <Button size="sm" onClick={() => onOpen(row)}>
        {m.openDayOf({ fullName: fullName(row), hidden: hidden })}
      </Button>
    ),
    phone: 'action',
  },
]

const looks: Record<PresenceState, { tone: Tone; glyph: ChipGlyphName }> = {
  in: { tone: 'brand', glyph: 'ringDot' },
  left: { tone: 'idle', glyph: 'dash' },
  missing: { tone: 'bad', glyph: 'exclamation' },
  due: { tone: 'idle', glyph: 'clock' },
  absent: { tone: 'bad', glyph: 'cross' },
  'on-leave': { tone: 'info', glyph: 'ringDot' },
  off: { tone: 'idle', glyph: 'dash' },
}

/** A person's state, and the hours of the day so far if they add information. */
function StateChip({ row: { state, day } }: { row: BoardRow }) {
  const status = (state === 'in' || state === 'left') && day?.status
  return (
    <span className="flex flex-wrap gap-1">
      <Chip {...looks[state]}>{stateWords[state]}</Chip>
      {status && <StaffDayChip status={status} />}
    </span>
  )
}
