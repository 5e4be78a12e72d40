import { cn } from '#lib/cn.ts'

interface ArchBar {
  label: string
  /** Null: no data yet. */
  value: number | null
  /** The value as text. */
  text: string
}

interface ArchBarsProps {
  bars: readonly ArchBar[]
  /** The value of a bar that is full. */
  most: number
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/** One arch a term, filled to the height of its value, which is printed above it. */
export const ArchBars = ({ bars, most, summary, height = 96 }: ArchBarsProps) => (
  <figure dir="ltr">
    <div className="flex gap-[clamp(6px,2vw,16px)]" aria-hidden="true">
      {bars.map(({ label, value, text }) => (
        <div key={label} className="min-w-0 max-w-20 flex-1 text-center">
          <div className="tnum mb-1 text-sm font-title">{text}</div>
          <div
            className={cn(
              'relative mx-auto max-w-12 overflow-hidden rounded-t-full rounded-b-xs',
              value === null ? 'border border-dashed border-line-2' : 'bg-brand-tint-2/70 dark:bg-brand-tint',
            )}
            style={{ height }}
          >
            {value !== null && (
              <div
                className="absolute inset-x-0 bottom-0 bg-brand-mid"
                style={{ height: `${Math.min(100, (value / most) * 100)}%` }}
              />
            )}
          </div>
          <div className="mt-1.5 truncate text-2xs text-ink-3">{label}</div>
        </div>
      ))}
    </div>
    <figcaption className="sr-only">{summary}</figcaption>
  </figure>
)
