import { useFormContext } from 'react-hook-form'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { RequestValues } from './requestForm.ts'

/** What happened and why, in the student's own words. */
export function StatementFields() {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <>
      <TextAreaField
        label="Description"
        markRequired
        rows={5}
        maxLength={5000}
        {...register('description')}
        error={errors.description?.message}
        help="What happened, and what you could not do because of it."
      />
      <TextAreaField
        label="Reason"
        markRequired
        maxLength={5000}
        {...register('reason')}
        error={errors.reason?.message}
        help="Illness, bereavement, a technical fault: in your own words."
      />
    </>
  )
}
