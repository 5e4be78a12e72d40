import type { PublicHoliday } from '@campanile/contract/structure/public-holidays.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { rangeWords } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DateArch } from '#ui/DateArch.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { StructureHead } from '../StructureHead.tsx'
import { m } from './messages.ts'

const AddHolidayDialog = lazyDialog(() => import('./AddHolidayDialog.tsx'), 'AddHolidayDialog')
const RemoveHolidayDialog = lazyDialog(() => import('./RemoveHolidayDialog.tsx'), 'RemoveHolidayDialog')

const hour = 3_600_000
const beginning = '1901-01-01'
const spans = [
  { value: 'coming', label: m.upcoming() },
  { value: 'all', label: m.all() },
] as const
type Span = (typeof spans)[number]['value']

function datesOf({ firstDay, lastDay }: PublicHoliday): string {
  const dates = rangeWords(firstDay, lastDay)
  const year = lastDay.slice(0, 4)
  return firstDay.slice(0, 4) === year ? m.datesInYear({ dates, year }) : dates
}

/** `/app/classes/holidays`: the days on which the whole institution is closed. */
export function PublicHolidaysScreen() {
  const today = useTimeFormat().dayOf(useNow(hour))
  const [span, setSpan] = useState<Span>('coming')
  const [adding, setAdding] = useFlagParam('new')
  const [removing, setRemoving] = useState<PublicHoliday>()
  const query = useRead('listPublicHolidays', {
    from: span === 'coming' ? today : beginning,
  })
  return (
    <>
      <StructureHead sub={m.whatPublicHolidaysAre()}>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {m.addPublicHoliday()}
        </Button>
      </StructureHead>
      <Card aria-label={m.publicHolidays()}>
        <div className="border-b border-line p-3">
          <Segmented label={m.holidaysShown()} value={span} onChange={setSpan} options={spans} size="sm" />
        </div>
        <Loaded query={query} failure={m.weCouldntLoadThePublicHolidays()} heading="h2">
          {({ items }) =>
            items.length === 0 ? (
              <Empty
                kind="none"
                title={span === 'coming' ? m.noUpcomingPublicHolidays() : m.noPublicHolidaysYet()}
              />
            ) : (
              <ul className="divide-y divide-line">
                {items.map((holiday) => (
                  <li key={holiday.id} className="flex items-center gap-3 px-5 py-3 max-sm:px-4">
                    <DateArch day={holiday.firstDay} />
                    <span className="min-w-0 flex-1">
                      <span className="block break-words text-md font-title">{holiday.name}</span>
                      <span className="tnum block text-sm text-ink-2">{datesOf(holiday)}</span>
                    </span>
                    <IconButton
                      label={m.removeName({ name: holiday.name })}
                      onClick={() => setRemoving(holiday)}
                    >
                      <Trash2 size={16} aria-hidden="true" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {adding && <AddHolidayDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveHolidayDialog holiday={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
