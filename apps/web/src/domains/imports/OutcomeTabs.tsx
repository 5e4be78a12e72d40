import { type ImportView, rowOutcomes } from '@campanile/contract/imports.ts'
import { CountTabs } from '#ui/CountTabs.tsx'
import { outcomeLooks } from './importWords.ts'

interface OutcomeTabsProps {
  it: ImportView
  /** '' for all lines. */
  value: string
  onChange: (value: string) => void
}

/** How many lines have which outcome; pressing one shows those. */
export function OutcomeTabs({ it, value, onChange }: OutcomeTabsProps) {
  const tabs = rowOutcomes.map((outcome) => ({
    value: outcome as string,
    label: outcomeLooks[outcome].label,
    count: it.counts[outcome],
  }))
  if (it.kept > 0) tabs.push({ value: 'kept', label: 'Kept', count: it.kept })
  return <CountTabs legend="Lines by outcome" tabs={tabs} value={value} onChange={onChange} />
}
