import type { Tone } from './Chip.tsx'
import type { ChipGlyphName } from './ChipGlyph.tsx'

interface Look {
  tone: Tone
  glyph: ChipGlyphName
}

/** How it looks that something is asked for, and how it was decided. */
export const requestLooks = {
  pending: { tone: 'warn', glyph: 'clock' },
  approved: { tone: 'ok', glyph: 'tick' },
  rejected: { tone: 'bad', glyph: 'cross' },
} as const satisfies Record<string, Look>
