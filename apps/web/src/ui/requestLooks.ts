import type { Tone } from './Chip.tsx'
import type { ChipGlyphName } from './ChipGlyph.tsx'

interface Look {
  tone: Tone
  glyph: ChipGlyphName
}

/** The appearance of request statuses. */
export const requestLooks = {
  pending: { tone: 'warn', glyph: 'clock' },
  approved: { tone: 'ok', glyph: 'tick' },
  rejected: { tone: 'bad', glyph: 'cross' },
} as const satisfies Record<string, Look>
