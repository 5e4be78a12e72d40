import type { ImportState } from '@campanile/contract/imports/imports.ts'
import { Chip } from '#ui/Chip.tsx'
import { importStateLooks } from './importWords.ts'

export function ImportStateChip({ state }: { state: ImportState }) {
  const { label, tone, glyph } = importStateLooks[state]
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}
