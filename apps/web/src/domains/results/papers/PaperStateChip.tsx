import { paperStateWords } from '@campanile/contract/results/result-words.ts'
import type { PaperState } from '@campanile/contract/results/transcripts.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<PaperState, { tone: Tone; glyph: ChipGlyphName }> = {
  genuine: { tone: 'ok', glyph: 'tick' },
  superseded: { tone: 'warn', glyph: 'exclamation' },
  revoked: { tone: 'bad', glyph: 'cross' },
}

export const PaperStateChip = ({ state }: { state: PaperState }) => (
  <Chip {...looks[state]}>{paperStateWords[state]}</Chip>
)
