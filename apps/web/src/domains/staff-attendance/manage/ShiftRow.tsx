import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { weekdaysWords } from '../staffWords.ts'

type ShiftAct = 'edit' | 'end' | 'remove'

interface ShiftRowProps {
  rule: ShiftRule
  today: string
  onAct: (act: ShiftAct) => void
}

function periodWords({ firstDay, lastDay }: ShiftRule): string {
  // The institution's first times hold from before everything.
  const from = firstDay < '2000' ? 'From the beginning' : `From ${formatPlainDay(firstDay)}`
  return lastDay ? `${from} to ${formatPlainDay(lastDay)}` : from
}

function PeriodChip({ rule, today }: { rule: ShiftRule; today: string }) {
  if (rule.firstDay > today) {
    return (
      <Chip tone="info" glyph="clock">
        To come
      </Chip>
    )
  }
  return rule.lastDay && rule.lastDay < today ? <Chip glyph="dash">Over</Chip> : null
}

/** One rule: whose, when, and what counts as late. */
export function ShiftRow({ rule, today, onAct }: ShiftRowProps) {
  const { startsAt, endsAt, weekdays, graceMinutes, halfDayAfterMinutes, absentAfterMinutes, can } = rule
  const name = rule.personName ?? 'The institution'
  const of = <span className="sr-only"> the times of {name}</span>
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          {name}
          <PeriodChip rule={rule} today={today} />
        </p>
        <p className="tnum text-base">
          {startsAt} to {endsAt} · {weekdaysWords(weekdays)}
        </p>
        <p className="tnum text-sm text-ink-3">
          Late from {graceMinutes} min · half day from {halfDayAfterMinutes} min missed · absent from{' '}
          {absentAfterMinutes} min
        </p>
        <p className="text-sm text-ink-3">{periodWords(rule)}</p>
      </div>
      <div className="flex gap-2">
        {can.edit && <Button onClick={() => onAct('edit')}>Edit{of}</Button>}
        {can.end && <Button onClick={() => onAct('end')}>End{of}</Button>}
        {can.remove && (
          <Button variant="danger" onClick={() => onAct('remove')}>
            Remove{of}
          </Button>
        )}
      </div>
    </div>
  )
}
