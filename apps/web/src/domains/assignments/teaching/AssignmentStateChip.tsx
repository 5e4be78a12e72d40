import type { AssignmentState } from '@campanile/contract/assignments/assignment.ts'
import { assignmentStateWords } from '@campanile/contract/assignments/assignment-words.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<AssignmentState, { tone: Tone; glyph: ChipGlyphName }> = {
  draft: { tone: 'idle', glyph: 'dash' },
  upcoming: { tone: 'info', glyph: 'clock' },
  open: { tone: 'ok', glyph: 'ringDot' },
  closed: { tone: 'idle', glyph: 'tick' },
  archived: { tone: 'idle', glyph: 'dash' },
}

export const stateOptions = Object.entries(assignmentStateWords).map(([value, label]) => ({ value, label }))

/** The state of an assignment, for those who run it. */
export const AssignmentStateChip = ({ state }: { state: AssignmentState }) => (
  <Chip {...looks[state]}>{assignmentStateWords[state]}</Chip>
)
