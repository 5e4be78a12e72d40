import { type ExamState, examStateWords } from '@campanile/contract/exams/exam-words.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

const looks: Record<ExamState, { tone: Tone; glyph: ChipGlyphName }> = {
  draft: { tone: 'idle', glyph: 'clock' },
  published: { tone: 'ok', glyph: 'tick' },
  cancelled: { tone: 'bad', glyph: 'cross' },
  archived: { tone: 'idle', glyph: 'dash' },
}

export const ExamChip = ({ state }: { state: ExamState }) => (
  <Chip {...looks[state]}>{examStateWords[state]}</Chip>
)
