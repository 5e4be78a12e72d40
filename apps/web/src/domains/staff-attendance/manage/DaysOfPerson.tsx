import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { StaffDays } from '../my/StaffDays.tsx'
import { useHistoryView } from '../my/useHistoryView.ts'
import { m } from './messages.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

const hour = 3_600_000

/** A lecturer's or staff member's days, each of which can be corrected. */
export function DaysOfPerson({ personId }: { personId: string }) {
  const today = useTimeFormat().dayOf(useNow(hour))
  const history = useHistoryView(today)
  const query = useRead('listStaffDaysOf', history.period ? { personId, ...history.period } : null)
  const [date, setDate] = useState<string>()
  return (
    <>
      <StaffDays
        title={m.staffDays()}
        failure={m.couldNotLoadDays()}
        today={today}
        history={history}
        query={query}
        onCorrect={(it) => () => setDate(it.date)}
      />
      {date && <StaffDayDialog personId={personId} date={date} onClose={() => setDate(undefined)} />}
    </>
  )
}
