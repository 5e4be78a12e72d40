import { m } from './messages.ts'
import { stairsOf } from './penaltySteps.ts'

interface PenaltyChartProps {
  /** The best mark that is left, at the end of each step of lateness; the first is that of the due minute. */
  marks: readonly number[]
  max: number
  /** The floor of the penalty; 0: none. */
  floor: number
  /** Under the two ends. */
  from: string
  until: string
  /** The chart in one sentence. */
  summary: string
}

/** How the best possible mark decreases with lateness. */
export function PenaltyChart({ marks, max, floor, from, until, summary }: PenaltyChartProps) {
  const { line, area } = stairsOf(marks, max)
  return (
    <figure dir="ltr" role="img" aria-label={summary} className="tnum select-none text-2xs text-ink-3">
      <div className="flex gap-2">
        <div className="flex h-24 flex-col justify-between py-0 text-end leading-none" aria-hidden="true">
          <span>{max}</span>
          <span>0</span>
        </div>
        <div className="relative h-24 min-w-0 flex-1 border-b border-s border-line-2">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
            aria-hidden="true"
          >
            <path d={area} className="fill-brand-tint" />
            <path
              d={line}
              fill="none"
              stroke="var(--brand-mid)"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {floor > 0 && (
              <path
                d={`M0 ${100 - (100 * floor) / max}H100`}
                stroke="var(--h-3)"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {floor > 0 && (
            <span
              className="absolute inset-s-1.5 rounded-xs bg-surface/80 px-1 dark:bg-raised/80"
              style={{ top: `calc(${100 - (100 * floor) / max}% + 2px)` }}
              aria-hidden="true"
            >
              {m.notBelowFloor({ floor })}
            </span>
          )}
        </div>
      </div>
      <div className="mt-1.5 flex justify-between gap-3 ps-6" aria-hidden="true">
        <span>{from}</span>
        <span className="text-end">{until}</span>
      </div>
    </figure>
  )
}
