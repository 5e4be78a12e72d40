import { staffDayStatuses } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import {
  correctStaffDayInput,
  type StaffDayDetail,
} from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useCorrectStaffDay } from '../staff-attendance.api.ts'

type Values = z.input<typeof correctStaffDayInput>
type Correct = z.output<typeof correctStaffDayInput>

export const correctDayFormId = 'correct-staff-day'
const fields = ['inTime', 'outTime', 'status', 'reason'] as const
/** An emptied field is no value, as the contract has it. */
const orNull = { setValueAs: (value: string | null) => value || null }
const statusOptions = [
  { value: '', label: 'By the times' },
  ...staffDayStatuses.map((value) => ({ value, label: staffDayStatusWords[value] })),
]

interface CorrectDayFormProps {
  detail: StaffDayDetail
  onState: (state: { dirty: boolean; busy: boolean }) => void
  onSaved: () => void
}

/** Sets times and status of a day; after somebody else's change it starts again from theirs. */
export function CorrectDayForm({ detail, onState, onSaved }: CorrectDayFormProps) {
  const { time } = useTimeFormat()
  const correct = useCorrectStaffDay()
  const { personId, date, day, decided } = detail
  const form = useForm<Values, unknown, Correct>({
    resolver: zodResolver(correctStaffDayInput),
    mode: 'onTouched',
    defaultValues: {
      personId,
      date,
      version: day?.version ?? null,
      inTime: day?.inAt ? time(day.inAt) : null,
      outTime: day?.outAt ? time(day.outAt) : null,
      status: decided ? (day?.status ?? null) : null,
      reason: '',
    },
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const tell = useEffectEvent(onState)
  useEffect(() => tell({ dirty: isDirty, busy: isSubmitting }), [isDirty, isSubmitting])
  const submit = form.handleSubmit((input) =>
    correct.mutateAsync(input).then(
      () => {
        void showToast({ type: 'success', title: `The day of ${fullName(detail)} is corrected` })
        onSaved()
      },
      (failure) => showFieldErrors(failure, fields, form.setError),
    ),
  )
  const { error } = correct
  return (
    <form id={correctDayFormId} onSubmit={submit} noValidate>
      {error && !hasCode(error, 'invalid-input') && (
        <SaveFailed title="The correction was not saved" error={error} />
      )}
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-2">
        <TextField
          label="Came"
          type="time"
          {...form.register('inTime', orNull)}
          error={errors.inTime?.message}
        />
        <TextField
          label="Went"
          type="time"
          {...form.register('outTime', orNull)}
          error={errors.outTime?.message}
        />
        <SelectField
          label="Status"
          className="max-sm:col-span-2"
          options={statusOptions}
          {...form.register('status', orNull)}
          error={errors.status?.message}
        />
      </div>
      <TextAreaField
        label="Reason"
        maxLength={500}
        {...form.register('reason')}
        error={errors.reason?.message}
        help="The person reads it."
      />
    </form>
  )
}
