import { linear } from './scale.ts'
import { smoothPath } from './smoothPath.ts'

interface SparkProps {
  values: readonly (number | null)[]
  /** Percent that is required: the dashed line. */
  rule: number
  width?: number
  height?: number
}

/** A row's trend over the weeks, beside its current state as text. */
export function Spark({ values, rule, width = 104, height = 30 }: SparkProps) {
  const known = values.filter((it) => it !== null)
  if (known.length === 0) return null
  const y = linear([Math.min(rule, ...known), Math.max(rule, ...known)], [height - 4, 4])
  const x = linear([0, Math.max(1, values.length - 1)], [2, width - 5])
  const last = values.findLastIndex((it) => it !== null)
  const now = values[last] ?? 0
  const colour = now < rule ? 'var(--h-3)' : 'var(--brand-mid)'
  return (
    <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
      <path d={`M0 ${y(rule)}H${width}`} stroke="var(--line-2)" strokeDasharray="2 3" />
      <path
        d={smoothPath(values.map((it, index) => (it === null ? null : [x(index), y(it)])))}
        fill="none"
        stroke={colour}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx={x(last)} cy={y(now)} r="2.6" fill={colour} stroke="var(--surface)" strokeWidth="1.5" />
    </svg>
  )
}
