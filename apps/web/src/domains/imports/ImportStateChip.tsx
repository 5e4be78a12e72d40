import type { ImportState } from '@campanile/contract/imports/imports.ts'
import { Chip } from '#ui/Chip.tsx'
import { stateLooks } from './importWords.ts'

export function ImportStateChip({ state }: { state: ImportState }) {
  const { label, tone, glyph } = stateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
