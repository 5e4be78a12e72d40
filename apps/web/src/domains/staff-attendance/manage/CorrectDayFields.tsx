import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { correctStaffDayInput } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { staffDayStatuses } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { m } from './messages.ts'

export type Values = z.input<typeof correctStaffDayInput>
export type Correct = z.output<typeof correctStaffDayInput>

export const correctDayFields = ['inTime', 'outTime', 'status', 'reason'] as const
/** The contract takes an empty field as null. */
const orNull = { setValueAs: (value: string | null) => value || null }
const statusOptions = [
  { value: '', label: m.setByTheTimes() },
  ...staffDayStatuses.map((value) => ({ value, label: staffDayStatusWords[value] })),
]

/** Times and status of a day, and why they are corrected. */
export function CorrectDayFields() {
  const { register, formState } = useFormContext<Values>()
  const { errors } = formState
  return (
    <>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-2">
        <TimeField label={m.arrived()} {...register('inTime', orNull)} error={errors.inTime?.message} />
        <TimeField label={m.left()} {...register('outTime', orNull)} error={errors.outTime?.message} />
        <SelectField
          label={m.status()}
          className="max-sm:col-span-2"
          options={statusOptions}
          {...register('status', orNull)}
          error={errors.status?.message}
        />
      </div>
      <TextAreaField
        label={m.reason()}
        maxLength={500}
        {...register('reason')}
        error={errors.reason?.message}
        help={m.personCanReadThis()}
      />
    </>
  )
}
