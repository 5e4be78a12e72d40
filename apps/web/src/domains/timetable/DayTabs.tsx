import * as Tabs from '@radix-ui/react-tabs'
import { cn } from '#lib/cn.ts'
import { pageDirection } from '#lib/locale.ts'
import { dayOfMonth, longWeekday, type PlainDate, shortWeekday } from '#lib/plainDate.ts'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface DayTabsProps {
  frame: Pick<ScheduleFrame, 'today'> & { control: Pick<ScheduleFrame['control'], 'view' | 'goTo'> }
  days: readonly PlainDate[]
}

/** The days of a week as arches, to select one on a phone; today has a brass dot. */
export const DayTabs = ({ frame, days }: DayTabsProps) => (
  <Tabs.Root
    dir={pageDirection()}
    value={frame.control.view.date}
    onValueChange={(day) => frame.control.goTo(day)}
  >
    <Tabs.List aria-label={m.day()} className="flex gap-1.5 border-b border-line px-3 py-2.5">
      {days.map((day) => {
        const isToday = day === frame.today
        return (
          <Tabs.Trigger
            key={day}
            value={day}
            aria-controls="day"
            className={cn(
              'arch flex h-[60px] min-w-0 flex-1 flex-col items-center justify-end pb-2.5 text-ink-2 hover:bg-hover',
              'data-[state=active]:bg-brand data-[state=active]:text-on-brand',
            )}
          >
            {hidden(
              isToday
                ? m.todayTab({ weekday: longWeekday(day), day: dayOfMonth(day) })
                : m.dayTab({ weekday: longWeekday(day), day: dayOfMonth(day) }),
            )}
            <span aria-hidden="true" className="text-2xs">
              {shortWeekday(day)}
            </span>
            <span aria-hidden="true" className="tnum text-lg font-title leading-5">
              {dayOfMonth(day)}
            </span>
            <span
              aria-hidden="true"
              className={cn('mt-0.5 size-1 rounded-full', isToday ? 'bg-brass' : 'bg-transparent')}
            />
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
  </Tabs.Root>
)
