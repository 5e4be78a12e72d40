import { type ImportView, rowOutcomes } from '@campanile/contract/imports/imports.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { outcomeLooks } from './importWords.ts'

interface OutcomeCountsProps {
  it: ImportView
  /** '' for all lines. */
  chosen: string
  onChoose: (value: string) => void
}

/** How many lines have which outcome. */
export function OutcomeCounts({ it, ...choice }: OutcomeCountsProps) {
  const outcomes = rowOutcomes.map((value) => ({ value, count: it.counts[value], ...outcomeLooks[value] }))
  const kept = it.kept > 0 ? [{ value: 'kept', label: 'Kept', count: it.kept }] : []
  return <CountStrip label="Lines by outcome" counts={[...outcomes, ...kept]} {...choice} />
}
