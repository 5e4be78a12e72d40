import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import type { CaseDialogProps } from './CaseEntryDialogs.tsx'
import { m } from './messages.ts'

/** What the owner does next, and the day on which the case waits for them again. */
export function PlanStepDialog({ found, onDecided, onClose }: CaseDialogProps) {
  const { id: caseId, version, student, nextStep } = found
  const plan = useAct('planCaseStep')
  const { dayOf } = useTimeFormat()
  const [text, setText] = useState(nextStep?.text ?? '')
  const [on, setOn] = useState(nextStep?.on ?? '')
  const [submitted, setSubmitted] = useState(false)
  const step = text.trim()
  const today = dayOf(new Date())
  const submit = () => {
    setSubmitted(true)
    if (!step || !on || on < today) return
    plan.mutate(
      { caseId, version, text: step, on },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.nextStepPlanned() })
          onClose()
          onDecided?.()
        },
      },
    )
  }
  return (
    <FormDialog
      title={m.nextStepOf({ name: student.name })}
      verb={m.planNextStep()}
      busyLabel={m.saving()}
      busy={plan.isPending}
      dirty={step !== (nextStep?.text ?? '') || on !== (nextStep?.on ?? '')}
      error={plan.error}
      failed={m.couldntPlan()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={m.nextStep()}
        help={m.notesAreInternal()}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={submitted && !step ? m.enterNextStep() : undefined}
      />
      <DateField
        className="mt-4 md:max-w-60"
        label={m.nextStepOn()}
        help={m.waitsFromThisDay()}
        min={today}
        value={on}
        onChange={({ target }) => setOn(target.value)}
        error={submitted && (!on || on < today) ? m.selectDayFromToday() : undefined}
      />
    </FormDialog>
  )
}
