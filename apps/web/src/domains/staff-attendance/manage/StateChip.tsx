import type { BoardRow, PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { StaffDayChip } from '../StaffDayChip.tsx'
import { stateWords } from '../staffWords.ts'

const looks: Record<PresenceState, { tone: Tone; glyph: ChipGlyphName }> = {
  in: { tone: 'brand', glyph: 'ringDot' },
  left: { tone: 'idle', glyph: 'dash' },
  missing: { tone: 'bad', glyph: 'exclamation' },
  due: { tone: 'idle', glyph: 'clock' },
  absent: { tone: 'bad', glyph: 'cross' },
  'on-leave': { tone: 'info', glyph: 'ringDot' },
  off: { tone: 'idle', glyph: 'dash' },
}

/** Where somebody stands, and what the day comes to so far where that says more. */
export function StateChip({ row: { state, day } }: { row: BoardRow }) {
  const status = (state === 'in' || state === 'left') && day?.status
  return (
    <span className="flex flex-wrap gap-1">
      <Chip {...looks[state]}>{stateWords[state]}</Chip>
      {status && <StaffDayChip status={status} />}
    </span>
  )
}
