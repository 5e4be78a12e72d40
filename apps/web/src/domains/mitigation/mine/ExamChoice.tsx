import type { MitigationSubject } from '@campanile/contract/mitigation/mitigation.ts'
import { useFormContext } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SelectField } from '#ui/SelectField.tsx'
import type { RequestValues } from './requestForm.ts'

/** The exam of the selected class that the student asks to sit another time. */
export function ExamChoice({ subject }: { subject: MitigationSubject }) {
  const { register, formState } = useFormContext<RequestValues>()
  const time = useTimeFormat()
  const options = subject.exams.map(({ id, title, startsAt }) => ({
    value: id,
    label: `${title}, ${time.dateTime(startsAt)}`,
  }))
  return (
    <SelectField
      label="Exam to defer"
      optional
      options={[{ value: '', label: 'No exam' }, ...options]}
      help="If it is approved, you’ll be assigned another sitting."
      {...register('examId')}
      error={formState.errors.examId?.message}
    />
  )
}
