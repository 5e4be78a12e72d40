import {
  type HistoryDay,
  requestCorrectionInput,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { call } from '#lib/reads.ts'
import { asRequest } from '#lib/requestSent.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useActOn } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

type Values = z.input<typeof requestCorrectionInput>
type Asked = z.output<typeof requestCorrectionInput>

const fields = ['inTime', 'outTime', 'reason'] as const
/** The contract takes an empty field as null. */
const orNull = { setValueAs: (value: string | null) => value || null }

interface CorrectionDialogProps {
  it: Pick<HistoryDay, 'date' | 'day' | 'correction'>
  onClose: () => void
}

/** Requests that an admin corrects a day. */
export function CorrectionDialog({ it: { date, day, correction }, onClose }: CorrectionDialogProps) {
  const { time } = useTimeFormat()
  const ask = useActOn('requestCorrection', (asked: Asked) => asRequest(call('requestCorrection', asked)))
  const waiting = correction?.status === 'pending' ? correction : undefined
  const form = useForm<Values, unknown, Asked>({
    resolver: schemaResolver(requestCorrectionInput),
    mode: 'onTouched',
    defaultValues: {
      date,
      inTime: waiting?.inTime ?? (day?.inAt ? time(day.inAt) : null),
      outTime: waiting?.outTime ?? (day?.outAt ? time(day.outAt) : null),
      reason: waiting?.reason ?? '',
    },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const submit = form.handleSubmit((asked) =>
    ask.mutateAsync(asked).then(
      () => {
        void showToast({ type: 'success', title: m.correctionRequested() })
        onClose()
      },
      (failure) => showFieldErrors(failure, fields, form.setError),
    ),
  )
  return (
    <FormDialog
      title={m.requestCorrection()}
      description={formatPlainDay(date)}
      verb={m.sendRequest()}
      busyLabel={m.sending()}
      busy={isSubmitting}
      dirty={isDirty}
      error={ask.error}
      failed={m.requestWasNotSent()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={m.arrived()} {...form.register('inTime', orNull)} error={errors.inTime?.message} />
        <TimeField label={m.left()} {...form.register('outTime', orNull)} error={errors.outTime?.message} />
      </div>
      <TextAreaField
        label={m.whatHappened()}
        maxLength={500}
        {...form.register('reason')}
        error={errors.reason?.message}
        help={waiting && m.replacesPendingRequest()}
      />
    </FormDialog>
  )
}
