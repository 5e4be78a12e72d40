import { cn } from '#lib/cn.ts'
import { numberWords } from '#lib/figures.ts'

interface HistogramProps {
  /** How many are in each tenth of the whole, the lowest first. */
  bins: readonly number[]
  /** The maximum: the last tick. */
  max: string
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/** Units of the drawing. */
const width = 300
const gap = 4
/** The lowest arch still looks like one. */
const lowest = 6
/** Room above for the count. */
const top = 16

/** An arch: round above, flat below. */
function arch(x: number, y: number, w: number, h: number): string {
  const r = Math.min(w / 2, h)
  return `M${x} ${y + h}V${y + r}A${w / 2} ${r} 0 0 1 ${x + w} ${y + r}V${y + h}Z`
}

/** Arches for the tenths of a scale: how high, how many. */
export function Histogram({ bins, max, summary, height = 120 }: HistogramProps) {
  const most = Math.max(1, ...bins)
  const step = width / bins.length
  const bar = step - gap
  const base = height - 18
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible" aria-hidden="true">
        {bins.map((count, place) => {
          const x = place * step + gap / 2
          const high = count === 0 ? 2 : Math.max(lowest, (count / most) * (base - top))
          const key = `${place}-${bins.length}`
          return (
            <g key={key}>
              <path
                d={count === 0 ? `M${x} ${base - 2}h${bar}v2h${-bar}Z` : arch(x, base - high, bar, high)}
                className={cn(count === 0 ? 'fill-line' : 'fill-brand-mid')}
              />
              {count > 0 && (
                <text
                  x={x + bar / 2}
                  y={base - high - 5}
                  textAnchor="middle"
                  className="tnum fill-ink text-2xs font-strong"
                >
                  {count}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${base}H${width}`} className="stroke-line-2" />
        {[
          { x: 0, anchor: 'start' as const, tick: '0' },
          { x: width / 2, anchor: 'middle' as const, tick: numberWords(Number(max) / 2) },
          { x: width, anchor: 'end' as const, tick: numberWords(Number(max)) },
        ].map(({ x, anchor, tick }) => (
          <text key={tick} x={x} y={height - 3} textAnchor={anchor} className="tnum fill-ink-3 text-2xs">
            {tick}
          </text>
        ))}
      </svg>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
