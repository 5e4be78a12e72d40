import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { fixedWords, numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'
import { RateAxis } from './RateAxis.tsx'
import { linear, percentSpan } from './scale.ts'
import { useWidth } from './useWidth.ts'

interface DumbbellRow {
  id: string
  name: string
  /** Below the name. */
  detail: string
  /** Percent; null: no data. */
  now: number | null
  before: number | null
  /** A link to the data behind it. */
  to: string
}

interface DumbbellProps {
  rows: readonly DumbbellRow[]
  required: number
  /** The chart in one sentence. */
  summary: string
}

const rowHeight = 40

/**
 * Now compared with before: the open dot is the old value, the solid one the new one, and the line shows the
 * direction.
 */
export function Dumbbell({ rows, required, summary }: DumbbellProps) {
  const [ref, width] = useWidth(420)
  const nameWidth = width < 400 ? 112 : 172
  const span = percentSpan(
    rows.flatMap(({ now, before }) => [now, before]),
    required,
  )
  const x = linear(span, [nameWidth + 12, width - 54])
  const height = rows.length * rowHeight + 26
  const longest = width < 400 ? 15 : 24
  return (
    <figure ref={ref} className="relative [print-color-adjust:exact]">
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        <RateAxis x={x} span={span} required={required} top={4} bottom={height - 20} />
        {rows.map(({ id, name, detail, now, before }, index) => {
          const y = 22 + index * rowHeight
          const fell = now !== null && before !== null && now < before
          const colour = fell ? 'var(--h-3)' : 'var(--brand-mid)'
          return (
            <g key={id}>
              <text x="0" y={y - 1} className="fill-ink text-sm font-label">
                {name.length > longest ? `${name.slice(0, longest - 1)}…` : name}
              </text>
              <text x="0" y={y + 13} className="tnum fill-ink-3 text-2xs">
                {detail}
              </text>
              {now !== null && before !== null && (
                <path
                  d={`M${x(before)} ${y}H${x(now)}`}
                  stroke={colour}
                  strokeWidth="3"
                  strokeLinecap="round"
                  opacity=".45"
                />
              )}
              {before !== null && (
                <circle
                  cx={x(before)}
                  cy={y}
                  r="4.5"
                  fill="var(--surface)"
                  stroke={colour}
                  strokeWidth="1.6"
                />
              )}
              {now !== null && <circle cx={x(now)} cy={y} r="5.5" fill={colour} />}
              <text
                x={width}
                y={y + 4}
                textAnchor="end"
                className={cn(
                  'tnum text-sm font-strong',
                  now !== null && now < required ? 'fill-bad-ink' : 'fill-ink',
                )}
              >
                {now === null ? '–' : fixedWords(now)}
              </text>
            </g>
          )
        })}
      </svg>
      {rows.map(({ id, name, now, to }, index) => (
        <Link
          key={id}
          to={to}
          aria-label={now === null ? m.noData({ name }) : m.nameAndRate({ name, rate: numberWords(now) })}
          className="absolute inset-x-0 rounded-sm hover:bg-hover/50"
          style={{ top: index * rowHeight + 4, height: rowHeight - 2 }}
        />
      ))}
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
