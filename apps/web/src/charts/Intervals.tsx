import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { fixedWords } from '#lib/figures.ts'
import { m } from './messages.ts'
import { RateAxis } from './RateAxis.tsx'
import { linear, percentSpan } from './scale.ts'
import { useWidth } from './useWidth.ts'

interface IntervalRow {
  id: string
  name: string
  /** As a percentage; null: no data. */
  rate: number | null
  /** The 95 % confidence interval of the rate. */
  low: number | null
  high: number | null
  /** Below the requirement, by the exact counts. */
  isBelow: boolean
  /** A link to the data behind it. */
  to: string
}

interface IntervalsProps {
  rows: readonly IntervalRow[]
  required: number
  /** The chart in one sentence. */
  summary: string
}

const rowHeight = 30
const top = 8

/** Rates as dots with their intervals, against what is required. A rate below it is an open dot. */
export function Intervals({ rows, required, summary }: IntervalsProps) {
  const [ref, width] = useWidth(420)
  const nameWidth = width < 480 ? 116 : 200
  const span = percentSpan(
    rows.flatMap(({ low, high, rate }) => [low, high, rate]),
    required,
  )
  const x = linear(span, [nameWidth + 12, width - 52])
  const bottom = top + rows.length * rowHeight
  const longest = width < 480 ? 15 : 28
  return (
    <figure ref={ref} dir="ltr" className="relative [print-color-adjust:exact]">
      <svg width={width} height={bottom + 20} aria-hidden="true" className="block overflow-visible">
        <RateAxis x={x} span={span} required={required} top={0} bottom={bottom} />
        {rows.map((row, index) => (
          <IntervalMark
            key={row.id}
            row={row}
            y={top + rowHeight * (index + 0.5)}
            x={x}
            width={width}
            longest={longest}
          />
        ))}
      </svg>
      {rows.map(({ id, name, rate, low, high, to }, index) => (
        <Link
          key={id}
          to={to}
          aria-label={
            rate === null || low === null || high === null
              ? m.noData({ name })
              : m.rateWithInterval({
                  name,
                  rate: fixedWords(rate),
                  low: fixedWords(low),
                  high: fixedWords(high),
                })
          }
          className="absolute inset-x-0 rounded-sm hover:bg-hover/50"
          style={{ top: top + index * rowHeight, height: rowHeight }}
        />
      ))}
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}

interface IntervalMarkProps {
  row: IntervalRow
  y: number
  x: (value: number) => number
  width: number
  longest: number
}

function IntervalMark({ row: { name, rate, low, high, isBelow }, y, x, width, longest }: IntervalMarkProps) {
  const colour = isBelow ? 'var(--h-3)' : 'var(--brand-mid)'
  return (
    <g>
      <text x="0" y={y + 4} className="fill-ink text-sm">
        {name.length > longest ? `${name.slice(0, longest - 1)}…` : name}
      </text>
      {low !== null && high !== null && (
        <path
          d={`M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 4}v8M${x(high)} ${y - 4}v8`}
          stroke={colour}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
      {rate !== null && (
        <circle
          cx={x(rate)}
          cy={y}
          r="5"
          fill={isBelow ? 'var(--surface)' : colour}
          stroke={colour}
          strokeWidth="2"
        />
      )}
      <text
        x={width}
        y={y + 4}
        textAnchor="end"
        className={cn('tnum text-sm font-strong', isBelow ? 'fill-bad-ink' : 'fill-ink')}
      >
        {rate === null ? '–' : fixedWords(rate)}
      </text>
    </g>
  )
}
