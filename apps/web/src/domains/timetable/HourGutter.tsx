import { clockOfHour, type Hours, heightOf, topOf } from './gridScale.ts'

interface HourGutterProps {
  hours: Hours
  /** The current minute of the day, if today is one of these days. */
  present: number | null
  label: string
}

const hoursOf = ({ first, last }: Hours) => Array.from({ length: last - first }, (_, index) => first + index)

/** The hours at the left, and the time in brass. */
export const HourGutter = ({ hours, present, label }: HourGutterProps) => (
  <div className="tnum relative" aria-hidden="true" style={{ height: heightOf(hours) }}>
    {hoursOf(hours).map((hour) => (
      <span
        key={hour}
        className="absolute inset-e-2.5 text-2xs text-ink-3"
        style={{ top: topOf(hour * 60, hours) + 5 }}
      >
        {clockOfHour(hour % 24)}
      </span>
    ))}
    {present !== null && (
      <span
        className="absolute inset-e-1 z-10 -translate-y-1/2 rounded-xs bg-brass-fill px-1 text-2xs font-title text-on-brass"
        style={{ top: topOf(present, hours) }}
      >
        {label}
      </span>
    )}
  </div>
)
