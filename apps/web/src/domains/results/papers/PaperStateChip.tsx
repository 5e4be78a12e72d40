import type { PaperState } from '@campanile/contract/results/transcripts.ts'
import { Chip } from '#ui/Chip.tsx'
import { stateLooks } from './paperWords.ts'

export function PaperStateChip({ state }: { state: PaperState }) {
  const { label, tone, glyph } = stateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
