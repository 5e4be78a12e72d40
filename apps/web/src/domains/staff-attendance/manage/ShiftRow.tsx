import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { weekdaysWords } from '../staffWords.ts'
import { m } from './messages.ts'

type ShiftAct = 'edit' | 'end' | 'remove'

interface ShiftRowProps {
  rule: ShiftRule
  today: string
  onAct: (act: ShiftAct) => void
}

function periodWords({ firstDay, lastDay }: ShiftRule): string {
  // The institution's first times apply from the beginning.
  const first = firstDay < '2000' ? null : formatPlainDay(firstDay)
  const last = lastDay && formatPlainDay(lastDay)
  if (first && last) return m.fromDayToDay({ firstDay: first, lastDay: last })
  if (first) return m.fromDay({ firstDay: first })
  return last ? m.fromTheBeginningToDay({ lastDay: last }) : m.fromTheBeginning()
}

function PeriodChip({ rule, today }: { rule: ShiftRule; today: string }) {
  if (rule.firstDay > today) {
    return (
      <Chip tone="info" glyph="clock">
        {m.upcoming()}
      </Chip>
    )
  }
  return rule.lastDay && rule.lastDay < today ? <Chip glyph="dash">{m.ended()}</Chip> : null
}

/** One rule: whose, when, and what counts as late. */
export function ShiftRow({ rule, today, onAct }: ShiftRowProps) {
  const { startsAt, endsAt, weekdays, graceMinutes, halfDayAfterMinutes, absentAfterMinutes, can } = rule
  const name = rule.personName ?? m.theInstitution()
  const named = { name, hidden: hidden }
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          <PersonLink personId={rule.personId} name={name} personRole="staff" />
          <PeriodChip rule={rule} today={today} />
        </p>
        <p className="tnum text-base">
          {m.hoursOnWeekdays({ startsAt, endsAt, weekdays: weekdaysWords(weekdays) })}
        </p>
        <p className="tnum text-sm text-ink-3">
          {m.limits({ graceMinutes, halfDayAfterMinutes, absentAfterMinutes })}
        </p>
        <p className="text-sm text-ink-3">{periodWords(rule)}</p>
      </div>
      <div className="flex gap-2">
        {can.edit && <Button onClick={() => onAct('edit')}>{m.editTimesOf(named)}</Button>}
        {can.end && <Button onClick={() => onAct('end')}>{m.endTimesOfButton(named)}</Button>}
        {can.remove && (
          <Button variant="danger" onClick={() => onAct('remove')}>
            {m.removeTimesOf(named)}
          </Button>
        )}
      </div>
    </div>
  )
}
