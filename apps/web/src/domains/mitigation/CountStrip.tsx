import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'

interface Count<T extends string> {
  value: T
  label: string
  /** Undefined while nobody knows. */
  count: number | undefined
  /** What the number comes to, in a few words. */
  note?: string | undefined
}

const dots: Record<string, string> = {
  pending: 'bg-warn',
  approved: 'bg-ok',
  rejected: 'bg-bad',
}
const columns = ['', '', 'grid-cols-2', 'grid-cols-3', 'grid-cols-2 sm:grid-cols-4']
const number = new Intl.NumberFormat('en-GB')

interface CountStripProps<T extends string> {
  label: string
  counts: readonly Count<T>[]
  /** The one whose rows are shown below. */
  chosen: T | undefined
  onChoose: (value: T) => void
}

/** How many there are of each kind; pressing one shows those. */
export const CountStrip = <T extends string>({ label, counts, chosen, onChoose }: CountStripProps<T>) => (
  <Card className="mb-5 overflow-hidden">
    <fieldset className={cn('grid gap-px bg-line', columns[counts.length])}>
      <legend className="sr-only">{label}</legend>
      {counts.map(({ value, label: name, count, note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cn(
            'relative min-w-0 px-5 py-3.5 text-left hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4',
            value === chosen ? 'bg-hover' : 'bg-surface',
          )}
        >
          <span className="flex items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true" className={cn('h-2.5 w-2 rounded-t-full', dots[value] ?? 'bg-ink-3')} />
            {name}
          </span>
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <span className="tnum text-3xl font-[620] max-sm:text-2xl">
              {count === undefined ? '–' : number.format(count)}
            </span>
            {note && <span className="text-sm text-ink-3 max-sm:hidden">{note}</span>}
          </span>
          {value === chosen && (
            <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-brand-ink" />
          )}
        </button>
      ))}
    </fieldset>
  </Card>
)
