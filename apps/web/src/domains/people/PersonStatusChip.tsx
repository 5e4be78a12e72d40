import type { PersonStatus } from '@campanile/contract/people/people.ts'
import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<PersonStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  active: { tone: 'ok', glyph: 'tick' },
  invited: { tone: 'warn', glyph: 'clock' },
  left: { tone: 'idle', glyph: 'dash' },
  disabled: { tone: 'bad', glyph: 'cross' },
  archived: { tone: 'idle', glyph: 'dash' },
}

export const PersonStatusChip = ({ status }: { status: PersonStatus }) => (
  <Chip {...looks[status]}>{personStatusWords[status]}</Chip>
)
