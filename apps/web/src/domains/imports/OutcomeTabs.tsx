import { type ImportView, rowOutcomes } from '@campanile/contract/imports.ts'
import { cn } from '#lib/cn.ts'
import { countOf, outcomeLooks } from './importWords.ts'

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
    lines: it.counts[outcome],
  }))
  if (it.kept > 0) tabs.push({ value: 'kept', label: 'Kept', lines: it.kept })
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 border-b border-line p-3">
      <legend className="sr-only">Lines by outcome</legend>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={value === tab.value}
          onClick={() => onChange(value === tab.value ? '' : tab.value)}
          className={cn(
            'rounded-md px-3 py-2 text-left ring-1 ring-inset ring-line hover:bg-hover',
            'aria-pressed:bg-brand-tint aria-pressed:ring-brand-ink',
          )}
        >
          <span className="tnum block text-xl font-[620]">{countOf(tab.lines)}</span>
          <span className="block text-sm text-ink-2">{tab.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
