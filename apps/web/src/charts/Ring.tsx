import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { fixedWords, rateParts } from '#lib/figures.ts'
import { m } from './messages.ts'

interface RingProps {
  /** Percent; null while nothing counts. */
  value: number | null
  /** Percent that is required; the ring has a notch there. */
  required: number
  /** Below the requirement by the exact counts, which rounding may hide; the ring is then rust. */
  below: boolean
  /** The unit; the accessible name adds the value. */
  label: string
  /** Pixels. */
  size?: number
  stroke?: number
  className?: string
  children?: ReactNode
}

/** Attendance as a ring. */
export function Ring({
  value,
  required,
  below,
  label,
  size = 64,
  stroke = 6,
  className,
  children,
}: RingProps) {
  if (value === null) {
    return (
      <span
        aria-hidden="true"
        className={cn('grid shrink-0 place-items-center rounded-full text-ink-3', className)}
        style={{ width: size, height: size, boxShadow: `inset 0 0 0 ${stroke}px var(--line)` }}
      >
        –
      </span>
    )
  }
  const centre = size / 2
  const radius = (size - stroke) / 2
  const length = 2 * Math.PI * radius
  const angle = (required / 100) * 2 * Math.PI - Math.PI / 2
  const at = (r: number) => `${centre + Math.cos(angle) * r} ${centre + Math.sin(angle) * r}`
  const notch = (over: number) => `M${at(radius - stroke / 2 - over)}L${at(radius + stroke / 2 + over)}`
  const circle = { cx: centre, cy: centre, r: radius, fill: 'none', strokeWidth: stroke }
  return (
    <span
      role="img"
      aria-label={m.nameAndRate({ name: label, rate: fixedWords(value) })}
      className={cn('relative inline-grid shrink-0 place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} className="absolute inset-0" aria-hidden="true">
        <circle {...circle} stroke="var(--line)" />
        <circle
          {...circle}
          stroke={below ? 'var(--h-3)' : 'var(--brand-mid)'}
          strokeLinecap="round"
          strokeDasharray={`${(value / 100) * length} ${length}`}
          transform={`rotate(-90 ${centre} ${centre})`}
        />
        <path d={notch(1)} stroke="var(--surface)" strokeWidth="3" />
        <path d={notch(0)} stroke="var(--ink-3)" strokeWidth="1.2" />
      </svg>
      <span className="relative text-center" aria-hidden="true">
        {children ?? (
          <span className="tnum text-sm font-strong">
            {rateParts(value).map(({ text, isSign }) =>
              isSign ? (
                <span key={text} className="text-2xs text-ink-3">
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </span>
        )}
      </span>
    </span>
  )
}
