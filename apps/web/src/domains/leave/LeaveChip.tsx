import type { LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { requestLooks } from '#ui/requestLooks.ts'

const looks: Record<LeaveStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  ...requestLooks,
  withdrawn: { tone: 'idle', glyph: 'dash' },
  revoked: { tone: 'bad', glyph: 'dash' },
}

export const LeaveChip = ({ status }: { status: LeaveStatus }) => (
  <Chip {...looks[status]}>{leaveStatusWords[status]}</Chip>
)
