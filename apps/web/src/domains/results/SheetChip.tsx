import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { markSheetStatusWords } from '@campanile/contract/results/result-words.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<MarkSheetStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  draft: { tone: 'idle', glyph: 'dash' },
  submitted: { tone: 'warn', glyph: 'clock' },
  published: { tone: 'ok', glyph: 'tick' },
}

/** The progress of a sheet's marks. */
export const SheetChip = ({ status }: { status: MarkSheetStatus }) => (
  <Chip tone={looks[status].tone} glyph={looks[status].glyph}>
    {markSheetStatusWords[status]}
  </Chip>
)
