import type { DraftState } from '@campanile/contract/timetable/draft-words.ts'
import { Chip } from '#ui/Chip.tsx'
import { stateLooks } from './draftWords.ts'

export function DraftStateChip({ state }: { state: DraftState }) {
  const { label, tone, glyph } = stateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
