import { ApiError } from '@campanile/contract/client.ts'
import type { Exam } from '@campanile/contract/exams.ts'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useWeighExam } from '../exams.api.ts'
import { decimalWords } from '../examWords.ts'

/** The share of the class result of an exam that has begun; the rest of it stays. */
export function WeightDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [weight, setWeight] = useState(decimalWords(exam.weight))
  const weigh = useWeighExam()
  const { error } = weigh
  const wrong = error instanceof ApiError ? error.fields.weight : undefined
  const { id: examId, version } = exam
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Change weight"
      confirmLabel="Save weight"
      busyLabel="Saving"
      busy={weigh.isPending}
      error={error && !wrong ? sentenceOf(error) : undefined}
      onConfirm={() => weigh.mutate({ examId, version, weight: weight.trim() }, { onSuccess: onClose })}
    >
      <TextField
        label="Weight, per cent"
        inputMode="decimal"
        autoComplete="off"
        help="Share of the class result; 0: it does not count"
        value={weight}
        onChange={({ target }) => setWeight(target.value)}
        error={wrong}
      />
    </ConfirmDialog>
  )
}
