import { cn } from '#lib/cn.ts'
import { ticks } from './scale.ts'

interface RateAxisProps {
  x: (rate: number) => number
  span: readonly [number, number]
  required: number
  /** The positions at which its lines start and end. */
  top: number
  bottom: number
}

/** Lines for rates, with the required one standing out. */
export const RateAxis = ({ x, span, required, top, bottom }: RateAxisProps) =>
  [...new Set([...ticks(span[0], span[1], 5), required])].map((tick) => (
    <g key={tick}>
      <path
        d={`M${x(tick)} ${top}V${bottom}`}
        stroke={tick === required ? 'var(--h-3)' : 'var(--line)'}
        strokeDasharray={tick === required ? '5 4' : undefined}
      />
      <text
        x={x(tick)}
        y={bottom + 15}
        textAnchor="middle"
        className={cn('tnum text-2xs', tick === required ? 'fill-bad-ink font-strong' : 'fill-ink-3')}
      >
        {tick}
      </text>
    </g>
  ))
