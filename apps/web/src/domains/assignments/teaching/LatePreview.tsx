import { useFormContext, useWatch } from 'react-hook-form'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { PolicyNote } from '../PolicyNote.tsx'
import { type AssignmentValues, inputOf, problemsOf } from './assignmentForm.ts'

const judged = ['lateAmount', 'lateFloor', 'lateUntil', 'maxMark', 'dueAt'] as const

/** The sentence and drawing of the late policy as it is typed; nothing while a number of it is wrong. */
export function LatePreview() {
  const { control } = useFormContext<AssignmentValues>()
  const { timeZone } = useTimeFormat()
  const input = inputOf('', useWatch({ control }) as AssignmentValues, timeZone)
  const problems = problemsOf(input)
  if (judged.some((field) => problems[field])) return null
  return (
    <div className="mt-3">
      <PolicyNote policy={input.late} maxMark={input.maxMark} dueAt={input.dueAt} />
    </div>
  )
}
