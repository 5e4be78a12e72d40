import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

const looks: Record<LateDecision, { tone: Tone; glyph: ChipGlyphName }> = {
  accepted: { tone: 'info', glyph: 'ringDot' },
  waived: { tone: 'ok', glyph: 'tick' },
  rejected: { tone: 'bad', glyph: 'cross' },
}

/** The decision about late work; null: waiting. */
export const DecisionChip = ({ decision }: { decision: LateDecision | null }) =>
  decision ? (
    <Chip {...looks[decision]}>{lateDecisionWords[decision]}</Chip>
  ) : (
    <Chip tone="warn" glyph="clock">
      {m.waiting()}
    </Chip>
  )
