import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { weekdaysWords } from '../staffWords.ts'
import { m } from './messages.ts'

type ShiftAct = 'edit' | 'end' | 'remove'

interface ShiftRowProps {
  rule: ShiftRule
  today: string
  onAct: (act: ShiftAct) => void
}

function periodWords({ firstDay, lastDay }: ShiftRule): string {
  // The institution's first times hold from before everything.
  const from =
    firstDay < '2000'
      ? m.fromTheBeginning()
      : m.fromFormatPlainDay({ formatPlainDay: formatPlainDay(firstDay) })
  return lastDay ? m.fromToFormatPlainDay({ from, formatPlainDay: formatPlainDay(lastDay) }) : from
}

function PeriodChip({ rule, today }: { rule: ShiftRule; today: string }) {
  if (rule.firstDay > today) {
    return (
      <Chip tone="info" glyph="clock">
        {m.toCome()}
      </Chip>
    )
  }
  return rule.lastDay && rule.lastDay < today ? <Chip glyph="dash">{m.over()}</Chip> : null
}

/** One rule: whose, when, and what counts as late. */
export function ShiftRow({ rule, today, onAct }: ShiftRowProps) {
  const { startsAt, endsAt, weekdays, graceMinutes, halfDayAfterMinutes, absentAfterMinutes, can } = rule
  const name = rule.personName ?? m.theInstitution()
  const of = <span className="sr-only"> {m.theTimesOf({ name })}</span>
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          {name}
          <PeriodChip rule={rule} today={today} />
        </p>
        <p className="tnum text-base">
          {m.startsAtToEndsAtWeekdays({ startsAt, endsAt, weekdays: weekdaysWords(weekdays) })}
        </p>
        <p className="tnum text-sm text-ink-3">
          {m.lateFromMinHalfDay({ graceMinutes, halfDayAfterMinutes, absentAfterMinutes })}
        </p>
        <p className="text-sm text-ink-3">{periodWords(rule)}</p>
      </div>
      <div className="flex gap-2">
        {can.edit && (
          <Button onClick={() => onAct('edit')}>
            {m.edit()}
            {of}
          </Button>
        )}
        {can.end && (
          <Button onClick={() => onAct('end')}>
            {m.end()}
            {of}
          </Button>
        )}
        {can.remove && (
          <Button variant="danger" onClick={() => onAct('remove')}>
            {m.remove()}
            {of}
          </Button>
        )}
      </div>
    </div>
  )
}
