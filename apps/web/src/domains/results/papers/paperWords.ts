import type { PaperKind, PaperState } from '@campanile/contract/results/transcripts.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const kindWords: Record<PaperKind, string> = {
  transcript: 'Transcript of records',
  'result-sheet': 'Result sheet',
}

export const paperTitle = ({ kind, isDraft }: { kind: PaperKind; isDraft: boolean }): string =>
  isDraft ? `${kindWords[kind]}, draft` : kindWords[kind]

export const kindOptions = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

export const stateLooks: Record<PaperState, { label: string; tone: Tone; glyph: ChipGlyphName }> = {
  genuine: { label: 'Genuine', tone: 'ok', glyph: 'tick' },
  superseded: { label: 'Superseded', tone: 'warn', glyph: 'exclamation' },
  revoked: { label: 'Revoked', tone: 'bad', glyph: 'cross' },
}
