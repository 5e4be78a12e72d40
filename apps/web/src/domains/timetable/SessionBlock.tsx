import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { cn } from '#lib/cn.ts'
import type { Placed } from './dayLayout.ts'
import { eventLook } from './eventLook.ts'
import { type Hours, hourPx, topOf } from './gridScale.ts'
import { StateFlag } from './StateFlag.tsx'
import { flagOf, peopleOf, stateOf } from './sessionWords.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

/** Minutes from which there is space for room and people. */
const roomy = 75

interface SessionBlockProps {
  frame: ScheduleFrame
  placed: Placed<ScheduledSession>
  hours: Hours
}

/** A session in the week's grid; beside others it shows less. */
export function SessionBlock({ frame, placed, hours }: SessionBlockProps) {
  const { item: session, start, end, lane, lanes } = placed
  const { time, now, role, control } = frame
  const state = stateOf(session, now)
  const alone = lanes === 1
  const place = [session.room, alone && peopleOf(session, role)].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      onClick={() => control.open(session.id)}
      className="absolute z-[1] flex flex-col overflow-hidden rounded-sm px-2 py-1.5 text-start transition-shadow hover:z-10 hover:shadow-2 focus-visible:z-10"
      style={{
        ...eventLook(frame.colourOf(session), state),
        top: topOf(start, hours) + 2,
        height: ((end - start) / 60) * hourPx - 5,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 4px)`,
        width: `calc(${100 / lanes}% - ${alone ? 8 : 6}px)`,
      }}
    >
      <span
        className={cn(
          'line-clamp-2 shrink-0 font-strong leading-[1.05rem]',
          alone ? 'text-sm' : 'text-xs',
          state === 'cancelled' && 'text-ink-3 line-through',
        )}
      >
        {session.courseTitle}
      </span>
      <span className="mt-px flex w-full flex-wrap items-center justify-between gap-x-2">
        <span className="tnum whitespace-nowrap text-xs text-ink-2">
          {alone ? time.range(session.startsAt, session.endsAt) : time.time(session.startsAt)}
        </span>
        <StateFlag state={state} words={flagOf(session, state)} />
      </span>
      <span className={end - start >= roomy ? 'mt-auto w-full truncate text-xs text-ink-2' : 'sr-only'}>
        {place}
      </span>
    </button>
  )
}
