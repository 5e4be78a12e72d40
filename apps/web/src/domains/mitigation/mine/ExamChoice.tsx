import type { MitigationSubject } from '@campanile/contract/mitigation/mitigation.ts'
import { useFormContext } from 'react-hook-form'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'
import type { RequestValues } from './requestForm.ts'

/** The exam of the selected class that the student asks to sit another time. */
export function ExamChoice({ subject }: { subject: MitigationSubject }) {
  const { register, formState } = useFormContext<RequestValues>()
  const time = useTimeFormat()
  const options = subject.exams.map(({ id, title, startsAt }) => ({
    value: id,
    label: joinFacts(title, time.dateTime(startsAt)),
  }))
  return (
    <SelectField
      label={m.examToDefer()}
      optional
      options={[{ value: '', label: m.noExam() }, ...options]}
      help={m.examIsReassignedOnApproval()}
      {...register('examId')}
      error={formState.errors.examId?.message}
    />
  )
}
