import type { LeaveStatus } from '@campanile/contract/leave/leave.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { statusWords } from './leaveWords.ts'

const looks: Record<LeaveStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  ...requestLooks,
  withdrawn: { tone: 'idle', glyph: 'dash' },
  revoked: { tone: 'bad', glyph: 'dash' },
}

export const LeaveChip = ({ status }: { status: LeaveStatus }) => (
  <Chip {...looks[status]}>{statusWords[status]}</Chip>
)
