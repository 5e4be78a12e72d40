import { cn } from '#lib/cn.ts'
import { numberWords } from '#lib/figures.ts'
import { Card } from './Card.tsx'
import type { Tone } from './Chip.tsx'

interface Count<T extends string> {
  /** '' for all. */
  value: T | ''
  label: string
  /** Undefined while unknown. */
  count: number | undefined
  tone?: Tone
  /** The label of the number. */
  note?: string | undefined
}

const dots: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
  idle: 'bg-ink-3',
  brand: 'bg-brand',
  brass: 'bg-brass',
}

interface CountStripProps<T extends string> {
  label: string
  counts: readonly Count<T>[]
  /** The filter that the rows below show; '' for all. */
  chosen: string
  onChoose: (value: T | '') => void
}

/**
 * The number of rows of each sort in the list below; selecting one filters the list, selecting it again shows
 * all.
 */
export const CountStrip = <T extends string>({ label, counts, chosen, onChoose }: CountStripProps<T>) => (
  <Card className="mb-5 overflow-hidden">
    <fieldset className="flex flex-wrap gap-px bg-line">
      <legend className="sr-only">{label}</legend>
      {counts.map(({ value, label: name, count, tone = 'idle', note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? '' : value)}
          className={cn(
            'relative min-w-0 grow px-5 py-3.5 text-start hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4',
            // Four are arranged two by two on a phone, other numbers in threes.
            counts.length === 4 ? 'basis-36' : 'basis-24',
            value === chosen ? 'bg-hover' : 'bg-surface',
          )}
        >
          <span className="flex items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true" className={cn('h-2.5 w-2 shrink-0 rounded-t-full', dots[tone])} />
            {name}
          </span>
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <span className="tnum text-3xl font-title max-sm:text-2xl">
              {count === undefined ? '–' : numberWords(count)}
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
