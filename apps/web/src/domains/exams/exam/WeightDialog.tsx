import { ApiError } from '@campanile/contract/client.ts'
import type { Exam } from '@campanile/contract/exams/exam.ts'
import { useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useWeighExam } from '../exams.api.ts'
import { decimalWords } from '../examWords.ts'

/** The share of the class result of an exam that has begun; the rest of it stays. */
export function WeightDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const form = useId()
  const [weight, setWeight] = useState(decimalWords(exam.weight))
  const weigh = useWeighExam()
  const { error, isPending: busy } = weigh
  const wrong = error instanceof ApiError ? error.fields.weight : undefined
  const { id: examId, version } = exam
  return (
    <Dialog
      onClose={onClose}
      title="Change weight"
      footer={<FormFooter {...{ form, busy }} verb="Save weight" busyLabel="Saving" onCancel={onClose} />}
    >
      <form
        id={form}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          weigh.mutate({ examId, version, weight: weight.trim() }, { onSuccess: onClose })
        }}
      >
        {error && !wrong ? <SaveFailed title="The weight was not saved" error={error} /> : null}
        <TextField
          label="Weight, per cent"
          inputMode="decimal"
          autoComplete="off"
          help="Share of the class result; 0: it does not count"
          value={weight}
          onChange={({ target }) => setWeight(target.value)}
          error={wrong}
        />
      </form>
    </Dialog>
  )
}
