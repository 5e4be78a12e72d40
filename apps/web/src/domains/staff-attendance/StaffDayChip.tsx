import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<StaffDayStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  present: { tone: 'ok', glyph: 'tick' },
  late: { tone: 'warn', glyph: 'exclamation' },
  'half-day': { tone: 'warn', glyph: 'clock' },
  absent: { tone: 'bad', glyph: 'cross' },
  'on-leave': { tone: 'info', glyph: 'ringDot' },
}

export const StaffDayChip = ({ status }: { status: StaffDayStatus }) => (
  <Chip {...looks[status]}>{staffDayStatusWords[status]}</Chip>
)
