import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAndYear, stepMonth } from '#lib/plainDate.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'

interface MonthStepsProps {
  /** "2026-11" */
  month: string
  thisMonth: string
  onMonth: (month: string) => void
}

/** The month, with buttons for the next, previous and current one. */
export const MonthSteps = ({ month, thisMonth, onMonth }: MonthStepsProps) => (
  <div className="flex items-center gap-1 border-b border-line px-5 py-2.5 max-md:px-3">
    <h2 aria-live="polite" className="tnum min-w-0 text-md font-title">
      {monthAndYear(`${month}-01`)}
    </h2>
    <span className="ms-auto flex shrink-0 items-center gap-1">
      <Button size="sm" disabled={month === thisMonth} onClick={() => onMonth(thisMonth)}>
        {m.thisMonth()}
      </Button>
      <IconButton label={m.previousMonth()} onClick={() => onMonth(stepMonth(month, -1))}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={m.nextMonth()} onClick={() => onMonth(stepMonth(month, 1))}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </span>
  </div>
)
