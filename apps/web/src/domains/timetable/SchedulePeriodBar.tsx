import { ChevronLeft, ChevronRight } from 'lucide-react'
import { logicalKey } from '#lib/locale.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'
import { periodStepWords, scheduleTitle } from './scheduleView.ts'
import type { ScheduleControl } from './useScheduleView.ts'
import { teachingWeek } from './weekShape.ts'

interface SchedulePeriodBarProps {
  control: Pick<ScheduleControl, 'view' | 'step' | 'goToToday'>
  /** The terms that number the weeks. */
  data: Pick<Answer<'listSchedule'>, 'terms'> | undefined
  /** Of a week: those with a column. */
  days: readonly PlainDate[]
}

/** The period shown, with buttons for the next, previous and current one. */
export function SchedulePeriodBar({ control, data, days }: SchedulePeriodBarProps) {
  const { weekStartsOn } = useTimeFormat()
  const { view } = control
  const words = periodStepWords[view.view]
  const week = view.view === 'week' && data ? teachingWeek(data.terms, view.date, weekStartsOn) : null
  return (
    <div className="flex items-center gap-1 border-b border-line px-4 py-2.5 max-md:px-3">
      <h2 aria-live="polite" className="tnum min-w-0 text-md font-title">
        {scheduleTitle(view, weekStartsOn, days)}
        {week !== null && (
          <span className="ms-2 text-sm font-normal text-ink-3">{m.weekNumber({ week })}</span>
        )}
      </h2>
      <span className="ms-auto flex shrink-0 items-center gap-1">
        <Button size="sm" aria-keyshortcuts="Home" onClick={control.goToToday}>
          {words.today}
        </Button>
        <IconButton
          label={words.previous}
          aria-keyshortcuts={logicalKey('ArrowLeft')}
          onClick={() => control.step(-1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={words.next}
          aria-keyshortcuts={logicalKey('ArrowRight')}
          onClick={() => control.step(1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
