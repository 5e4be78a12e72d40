import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useStaffDay } from '../staff-attendance.api.ts'
import { CorrectDayForm, correctDayFormId } from './CorrectDayForm.tsx'
import { DayChanges } from './DayChanges.tsx'

interface StaffDayDialogProps {
  personId: string
  date: string
  onClose: () => void
}

/** One person's day: what it is, the correction, and all that changed it. */
export function StaffDayDialog({ personId, date, onClose }: StaffDayDialogProps) {
  const { data, error, refetch } = useStaffDay(personId, date)
  const [state, setState] = useState({ dirty: false, busy: false })
  return (
    <Dialog
      onClose={onClose}
      title={data ? fullName(data) : 'Staff day'}
      description={formatPlainDay(date)}
      locked={state.dirty}
      footer={
        data && (
          <FormFooter
            form={correctDayFormId}
            verb="Save correction"
            busyLabel="Saving"
            busy={state.busy}
            onCancel={onClose}
          />
        )
      }
    >
      {!data && !error && <SkeletonList />}
      {!data && error && <LoadFailed title="We could not load this day" error={error} onRetry={refetch} />}
      {data && (
        <div className="px-6 py-5 max-md:px-4">
          <p className="tnum mb-4 text-base text-ink-2">
            {data.shift ? `Shift ${data.shift.startsAt} to ${data.shift.endsAt}` : data.dayOff}
            {data.decided && ' · The status was set by hand'}
          </p>
          <CorrectDayForm
            key={data.day?.version ?? 'none'}
            detail={data}
            onState={setState}
            onSaved={onClose}
          />
          <DayChanges changes={data.changes} />
        </div>
      )}
    </Dialog>
  )
}
