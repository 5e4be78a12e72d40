import { cn } from '#lib/cn.ts'
import { fixedWords } from '#lib/figures.ts'
import { labelHeights } from './labelHeights.ts'
import { linear, percentSpan, ticks } from './scale.ts'
import { useWidth } from './useWidth.ts'

interface SlopeRow {
  id: string
  name: string
  /** As a percentage; null: nothing counted. */
  before: number | null
  after: number | null
}

interface SlopesProps {
  rows: readonly SlopeRow[]
  /** The requirement before and after. */
  required: { before: number; after: number }
  heads: { before: string; after: string }
  /** The chart in one sentence. */
  summary: string
}

/** Room for a label of each line. */
const heightFor = (lines: number) => Math.max(220, lines * 17 + 48)

/** Rates before and after, one line each: a fall is dashed and rust. */
export function Slopes({ rows, required, heads, summary }: SlopesProps) {
  const [ref, width] = useWidth(520)
  const known = rows.flatMap(({ before, after, ...row }) =>
    before === null || after === null ? [] : [{ ...row, before, after }],
  )
  const height = heightFor(known.length)
  const rates = known.flatMap(({ before, after }) => [before, after, required.after])
  const span = percentSpan(rates, required.before)
  const y = linear(span, [height - 12, 28])
  const nameWidth = width < 480 ? 120 : 210
  const [left, right] = [52, width - nameWidth]
  const longest = width < 480 ? 11 : 24
  const heights = labelHeights(known.map(({ after }) => y(after)))
  return (
    <figure ref={ref} dir="ltr" className="[print-color-adjust:exact]">
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        <text x={left} y="14" textAnchor="middle" className="fill-ink-3 text-2xs">
          {heads.before}
        </text>
        <text x={right} y="14" textAnchor="middle" className="fill-ink-3 text-2xs">
          {heads.after}
        </text>
        {ticks(span[0], span[1], 4).map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--line)" />
            <text x="0" y={y(tick) + 4} className="tnum fill-ink-3 text-2xs">
              {tick}
            </text>
          </g>
        ))}
        <path
          d={`M${left} ${y(required.before)}L${right} ${y(required.after)}`}
          stroke="var(--h-3)"
          strokeDasharray="5 4"
        />
        {known.map(({ id, name, before, after }, index) => {
          const falls = after < before
          const colour = falls ? 'var(--h-3)' : 'var(--brand-mid)'
          return (
            <g key={id}>
              <path
                d={`M${left} ${y(before)}L${right} ${y(after)}`}
                stroke={colour}
                strokeWidth="2"
                strokeDasharray={falls ? '7 3' : undefined}
              />
              <circle
                cx={left}
                cy={y(before)}
                r="4"
                fill="var(--surface)"
                stroke={colour}
                strokeWidth="1.8"
              />
              <circle cx={right} cy={y(after)} r="4.5" fill={colour} />
              <text x={right + 12} y={(heights[index] ?? y(after)) + 4} className="text-sm">
                <tspan className={cn('tnum font-strong', falls ? 'fill-bad-ink' : 'fill-ink')}>
                  {fixedWords(after)}
                </tspan>
                <tspan dx="6" className="fill-ink-2">
                  {name.length > longest ? `${name.slice(0, longest - 1)}…` : name}
                </tspan>
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
