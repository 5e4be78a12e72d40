import type { MitigationRequest } from '@campanile/contract/mitigation.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { statusWords } from './mitigationWords.ts'

const looks: Record<MitigationRequest['status'], { tone: Tone; glyph: ChipGlyphName }> = {
  pending: { tone: 'warn', glyph: 'clock' },
  approved: { tone: 'ok', glyph: 'tick' },
  rejected: { tone: 'bad', glyph: 'cross' },
}

/** The status; an approval that was reversed says so beside it. */
export const MitigationChip = ({ status, reversedAt }: Pick<MitigationRequest, 'status' | 'reversedAt'>) => (
  <span className="inline-flex shrink-0 flex-wrap gap-1">
    <Chip {...looks[status]}>{statusWords[status]}</Chip>
    {reversedAt && (
      <Chip tone="idle" glyph="dash">
        Reversed
      </Chip>
    )}
  </span>
)
