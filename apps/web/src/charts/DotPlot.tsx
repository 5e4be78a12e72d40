import { type ColumnBar, ColumnPlace } from './Columns.tsx'
import { linear, percentSpan, ticks } from './scale.ts'

interface DotPlotProps {
  columns: readonly ColumnBar[]
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/**
 * Rates as dots on a scale that fits them: on a scale from zero, bars for 96 and 97 % would look the same.
 */
export function DotPlot({ columns, summary, height = 148 }: DotPlotProps) {
  const known = columns.flatMap(({ value }) => (value === null ? [] : [value]))
  const span = known.length === 0 ? ([0, 100] as const) : percentSpan(known, Math.max(...known))
  // Room below for the dot of the lowest rate, and above for the number of the highest.
  const share = linear(span, [6, 80])
  return (
    <figure className="relative [print-color-adjust:exact]">
      <div aria-hidden="true" className="absolute inset-x-0 top-0" style={{ height }}>
        {ticks(span[0], span[1], 3).map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 flex translate-y-1/2 items-center gap-2"
            style={{ bottom: `${share(tick)}%` }}
          >
            <span className="tnum w-6 text-end text-2xs text-ink-3">{tick}</span>
            <span className="flex-1 border-t border-line" />
          </div>
        ))}
      </div>
      <div className="relative flex gap-[clamp(3px,1vw,14px)] ps-8">
        {columns.map((column) => (
          <ColumnPlace key={column.label} column={column}>
            <span className="relative block" style={{ height }}>
              <span
                className="absolute inset-x-0 flex translate-y-[5.5px] flex-col items-center"
                style={{ bottom: `${share(column.value ?? span[0])}%` }}
              >
                <span className="tnum mb-1 max-w-full truncate bg-surface text-xs font-title max-sm:text-2xs">
                  {column.text}
                </span>
                <span
                  className={
                    column.value === null
                      ? 'size-[11px] rounded-full border border-dashed border-line-2'
                      : 'size-[11px] rounded-full bg-brand-mid'
                  }
                />
              </span>
            </span>
            <span className="mt-1.5 block truncate text-2xs text-ink-3">{column.label}</span>
          </ColumnPlace>
        ))}
      </div>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
