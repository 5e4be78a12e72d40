import type { SessionRequestStatus } from '@campanile/contract/timetable/session-requests.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { requestLooks } from '#ui/requestLooks.ts'

const looks: Record<SessionRequestStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  ...requestLooks,
  withdrawn: { tone: 'idle', glyph: 'dash' },
  expired: { tone: 'idle', glyph: 'dash' },
}
const words: Record<SessionRequestStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

export const SessionRequestChip = ({ status }: { status: SessionRequestStatus }) => (
  <Chip {...looks[status]}>{words[status]}</Chip>
)
