import { ApiError } from '@campanile/contract/client.ts'
import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { decimalText } from '../examWords.ts'
import { m } from './messages.ts'

/** Changes the weight of an exam that has begun; nothing else about it can change. */
export function WeightDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const before = decimalText(exam.weight)
  const [weight, setWeight] = useState(before)
  const { mutate, error, isPending } = useAct('weighExam')
  const wrong = error instanceof ApiError ? error.fields.weight : undefined
  const { id: examId, version } = exam
  return (
    <FormDialog
      title={m.changeWeight()}
      verb={m.saveWeight()}
      busyLabel={m.saving()}
      busy={isPending}
      dirty={weight !== before}
      error={wrong ? undefined : error}
      failed={m.theWeightWasNotSaved()}
      onSubmit={() => mutate({ examId, version, weight: weight.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NumberField
        label={m.weightPerCent()}
        step="any"
        help={m.weightHelp()}
        value={weight}
        onChange={({ target }) => setWeight(target.value)}
        error={wrong}
      />
    </FormDialog>
  )
}
