import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { useWindowChange } from '../useWindowChange.ts'
import { m } from './messages.ts'
import { instantOfTime } from './timeOfDay.ts'

const fields = ['lateAfter', 'closesAt'] as const
const required = { required: m.enterATime() }

interface ChangeTimesDialogProps {
  sessionId: string
  window: NonNullable<Register['window']>
  onClose: () => void
}

/** Changes the two times of an open check-in, in the institution's time zone. */
export function ChangeTimesDialog({ sessionId, window, onClose }: ChangeTimesDialogProps) {
  const { time } = useTimeFormat()
  const update = useWindowChange('updateCheckIn')
  const shown = { lateAfter: time(window.lateAfter), closesAt: time(window.closesAt) }
  const form = useForm({ mode: 'onTouched', defaultValues: shown })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((values) =>
    update
      .mutateAsync({
        sessionId,
        lateAfter: instantOfTime({ instant: window.lateAfter, time: shown.lateAfter }, values.lateAfter),
        closesAt: instantOfTime({ instant: window.closesAt, time: shown.closesAt }, values.closesAt),
      })
      .then(onClose, (failure) => showFieldErrors(failure, fields, form.setError)),
  )
  return (
    <FormDialog
      title={m.changeTimes()}
      description={m.checkedInStudentsKeepRecords()}
      verb={m.saveTimes()}
      busyLabel={m.saving()}
      busy={update.isPending}
      dirty={isDirty}
      error={update.error}
      failed={m.theTimesWereNotSaved()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={m.onTimeUntil()}
          {...form.register('lateAfter', required)}
          error={errors.lateAfter?.message}
        />
        <TimeField
          label={m.closesAt()}
          {...form.register('closesAt', required)}
          error={errors.closesAt?.message}
        />
      </div>
    </FormDialog>
  )
}
