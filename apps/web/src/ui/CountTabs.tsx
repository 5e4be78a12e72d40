import { cn } from '#lib/cn.ts'

interface CountTab {
  value: string
  label: string
  count: number
}

interface CountTabsProps {
  legend: string
  tabs: readonly CountTab[]
  /** '' for all. */
  value: string
  onChange: (value: string) => void
}

const number = new Intl.NumberFormat('en-GB')

/** How many rows of a list are of which sort; pressing one shows those, pressing it again all. */
export const CountTabs = ({ legend, tabs, value, onChange }: CountTabsProps) => (
  <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 border-b border-line p-3">
    <legend className="sr-only">{legend}</legend>
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
        <span className="tnum block text-xl font-[620]">{number.format(tab.count)}</span>
        <span className="block text-sm text-ink-2">{tab.label}</span>
      </button>
    ))}
  </fieldset>
)
