import type { AssignmentState } from '@campanile/contract/assignments/assignments.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<AssignmentState, { tone: Tone; glyph: ChipGlyphName; label: string }> = {
  draft: { tone: 'idle', glyph: 'dash', label: 'Draft' },
  upcoming: { tone: 'info', glyph: 'clock', label: 'Upcoming' },
  open: { tone: 'ok', glyph: 'ringDot', label: 'Open' },
  closed: { tone: 'idle', glyph: 'tick', label: 'Past due' },
  archived: { tone: 'idle', glyph: 'dash', label: 'Archived' },
}

export const stateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }))

/** Where an assignment stands, for those who run it. */
export const AssignmentStateChip = ({ state }: { state: AssignmentState }) => (
  <Chip tone={looks[state].tone} glyph={looks[state].glyph}>
    {looks[state].label}
  </Chip>
)
