import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { cn } from '#lib/cn.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { dayHeadId } from './DayHead.tsx'
import type { Placed } from './dayLayout.ts'
import { type Hours, heightOf, hourPx, topOf } from './gridScale.ts'
import { SessionBlock } from './SessionBlock.tsx'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface DayColumnProps {
  frame: ScheduleFrame
  day: PlainDate
  placed: readonly Placed<ScheduledSession>[]
  hours: Hours
  /** The current minute, in the column of today. */
  present: number | null
}

const lines = `repeating-linear-gradient(to bottom, transparent 0 ${hourPx - 1}px, var(--line) ${hourPx - 1}px ${hourPx}px)`

/** A day's sessions over the lines of its hours. */
export const DayColumn = ({ frame, day, placed, hours, present }: DayColumnProps) => (
  <section
    aria-labelledby={dayHeadId(day)}
    className={cn(
      'relative border-s border-line',
      day === frame.today && 'bg-brand-tint/30',
      frame.holidaysOn(day).length > 0 && 'bg-sunken',
    )}
    style={{ height: heightOf(hours), backgroundImage: lines }}
  >
    {placed.map((it) => (
      <SessionBlock key={it.item.id} frame={frame} placed={it} hours={hours} />
    ))}
    {present !== null && (
      <div
        className="pointer-events-none absolute inset-x-0"
        aria-hidden="true"
        style={{ top: topOf(present, hours) }}
      >
        <div className="h-px bg-brass" />
        <div className="absolute -inset-s-1 -top-[3px] size-[7px] rounded-full bg-brass" />
      </div>
    )}
  </section>
)
