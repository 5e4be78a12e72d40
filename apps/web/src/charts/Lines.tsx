import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { numberWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
import { LineLegend, type LineSeries } from './LineLegend.tsx'
import { LineReadout } from './LineReadout.tsx'
import { labelHeights } from './labelHeights.ts'
import { m } from './messages.ts'
import { linear, ticks } from './scale.ts'
import { smoothPath } from './smoothPath.ts'
import { useWidth } from './useWidth.ts'

interface LinesProps {
  series: readonly LineSeries[]
  /** Below: one for each value. */
  labels: readonly string[]
  span: readonly [low: number, high: number]
  /** Percent that is required: the dashed line. */
  rule?: number
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/** Below this width, and with more lines, names are below the chart instead of at the ends of their lines. */
const wide = 480
const few = 4

/** "Week 7, Attendance 87.6, Last term: no value", for screen readers. */
const valuesAt = (label: string, at: number, series: readonly LineSeries[]) =>
  seriesWords([
    label,
    ...series.map(({ name, values }) => {
      const value = values[at]
      return value == null
        ? m.seriesWithoutValue({ name })
        : m.seriesValue({ name, value: numberWords(value) })
    }),
  ])

/** Lines over weeks, named at their ends; pointer or arrow keys read out the values of one. */
export function Lines({ series, labels, span, rule, summary, height = 248 }: LinesProps) {
  const [ref, width] = useWidth(640)
  const [at, setAt] = useState<number | null>(null)
  const readoutId = useId()
  const named = width >= wide && series.length <= few
  const [left, right, top, bottom] = [34, named ? 116 : 12, 14, height - 26]
  const lastPlace = Math.max(1, labels.length - 1)
  const x = linear([0, lastPlace], [left, width - right])
  const y = linear(span, [bottom, top])
  const every = Math.ceil(labels.length / Math.max(3, Math.floor((width - left - right) / 44)))
  const ends = series.map(({ values }) => values.findLastIndex((it) => it !== null))
  const heights = labelHeights(series.map(({ values }, index) => y(values[ends[index] ?? -1] ?? span[0])))

  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: Math.min(labels.length - 1, (at ?? -1) + 1),
      ArrowLeft: Math.max(0, (at ?? labels.length) - 1),
      Home: 0,
      End: labels.length - 1,
      Escape: null,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const place = (clientX - currentTarget.getBoundingClientRect().left - left) / (width - left - right)
    const index = Math.round(place * lastPlace)
    setAt(index < 0 || index >= labels.length ? null : index)
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={summary}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, labels.length - 1)}
      aria-valuenow={at ?? 0}
      aria-valuetext={at === null ? m.arrowKeysReadTheValues() : valuesAt(labels[at] ?? '', at, series)}
      aria-describedby={readoutId}
      className="relative min-w-0 rounded-sm"
      onKeyDown={press}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
    >
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        {ticks(span[0], span[1], 5).map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${width - right}`} stroke="var(--line)" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="tnum fill-ink-3 text-2xs">
              {tick}
            </text>
          </g>
        ))}
        {labels.map(
          (label, index) =>
            index % every === 0 && (
              <text
                key={label}
                x={x(index)}
                y={height - 8}
                textAnchor="middle"
                className="tnum fill-ink-3 text-2xs"
              >
                {label}
              </text>
            ),
        )}
        {rule !== undefined && (
          <>
            <path
              d={`M${left} ${y(rule)}H${width - right}`}
              stroke="var(--h-3)"
              strokeWidth="1.2"
              strokeDasharray="5 4"
            />
            <text x={left + 4} y={y(rule) - 5} className="fill-bad-ink text-2xs font-strong">
              {m.required({ rate: rule })}
            </text>
          </>
        )}
        {series.map(({ id, name, values, colour, dash, quiet }, index) => {
          const end = ends[index] ?? -1
          const last = values[end]
          return (
            <g key={id}>
              <path
                d={smoothPath(values.map((it, place) => (it === null ? null : [x(place), y(it)])))}
                fill="none"
                stroke={colour}
                strokeWidth={quiet ? 1.6 : 2.2}
                strokeDasharray={dash}
                strokeLinecap="round"
              />
              {last != null && (
                <circle
                  cx={x(end)}
                  cy={y(last)}
                  r="3"
                  fill={colour}
                  stroke="var(--surface)"
                  strokeWidth="1.5"
                />
              )}
              {named && last != null && (
                <text
                  x={x(end) + 9}
                  y={(heights[index] ?? 0) + 4}
                  className={`text-xs font-label ${quiet ? 'fill-ink-3' : 'fill-ink'}`}
                >
                  {name.length > 17 ? `${name.slice(0, 16)}…` : name}
                </text>
              )}
            </g>
          )
        })}
        {at !== null && <path d={`M${x(at)} ${top}V${bottom}`} stroke="var(--ink-3)" />}
        {at !== null &&
          series.map(({ id, values, colour }) => {
            const value = values[at]
            return value == null ? null : (
              <circle
                key={id}
                cx={x(at)}
                cy={y(value)}
                r="4"
                fill="var(--surface)"
                stroke={colour}
                strokeWidth="2"
              />
            )
          })}
      </svg>
      {!named && <LineLegend series={series} />}
      <span id={readoutId} className="sr-only">
        {m.arrowKeysMoveByWeek()}
      </span>
      {at !== null && (
        <LineReadout
          label={labels[at] ?? ''}
          at={at}
          series={series}
          style={x(at) > width * 0.55 ? { right: width - x(at) + 12 } : { left: x(at) + 12 }}
        />
      )}
    </div>
  )
}
