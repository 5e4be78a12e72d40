import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { penaltyWords } from '../lateWords.ts'
import { lockedWords } from '../lockedWords.ts'
import { finalMarkOf, isZero, markProblem, markWords, typedMark } from '../marks.ts'
import type { MarkForm } from './useMarkForm.ts'

/** The first one opens the field for a number: "Mark", not "Marked". */
const states = [
  { value: 'marked', label: 'Mark' },
  { value: 'absent', label: markStateWords.absent },
  { value: 'incomplete', label: markStateWords.incomplete },
] as const

interface MarkFieldsProps {
  assignment: Assignment
  submission: Submission
  form: MarkForm
  /** Comes from another student's work by key or button. */
  takesFocus: boolean
  onStep: (step: 1 | -1) => void
}

/** "78 −10, final mark 68", as far as a mark is typed. */
function finalWords({ assignment, submission, form }: MarkFieldsProps) {
  const { penalty, decision, maxMark } = submission
  if (decision === 'rejected') return 'Rejected as late: the final mark is 0'
  if (isZero(penalty)) return undefined
  if (markProblem(form.draft.mark, maxMark)) return `Late: ${penaltyWords(penalty)} from the mark`
  const mark = typedMark(form.draft.mark)
  return `${markWords(mark)} ${penaltyWords(penalty)}, final mark ${finalMarkOf(mark, penalty, assignment.late.floor)}`
}

/** The mark, what lateness leaves of it, and the feedback. Up and down in the mark go to the student before and after. */
export function MarkFields(props: MarkFieldsProps) {
  const { submission, form, takesFocus, onStep } = props
  const { draft, change, problem, reason, conflict } = form
  const field = useRef<HTMLInputElement>(null)
  const { mark: mayMark } = submission.can
  const closed = submission.isEnrolled
    ? lockedWords(submission.marks, mayMark)
    : 'Left the class: this work is kept to read, and is not marked any more.'
  useEffect(() => {
    if (takesFocus) field.current?.select()
  }, [takesFocus])
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onStep(event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <fieldset disabled={!mayMark}>
      <legend className="sr-only">Mark</legend>
      {closed && (
        <Alert tone="info" className="mb-4">
          {closed}
        </Alert>
      )}
      {form.failure && <SaveFailed title="The mark was not saved" error={form.failure} />}
      {conflict && (
        <Alert tone="warn" title="Somebody else saved this work meanwhile" takesFocus className="mb-4">
          <p>
            Theirs: {conflict.state === 'marked' ? conflict.mark || 'no mark' : conflict.state}
            {conflict.feedback && `, “${conflict.feedback.slice(0, 80)}”`}
          </p>
          <span className="mt-2 flex gap-2">
            <Button size="sm" onClick={form.takeTheirs}>
              Keep theirs
            </Button>
            <Button size="sm" onClick={() => void form.saveMine()}>
              Save mine
            </Button>
          </span>
        </Alert>
      )}
      <Segmented
        label="Outcome"
        value={draft.state}
        onChange={(state) => change({ state })}
        options={states}
        className="mb-4 flex"
      />
      {draft.state === 'marked' && (
        <TextField
          ref={field}
          label={`Mark of ${markWords(submission.maxMark)}`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.mark}
          onChange={({ target }) => change({ mark: target.value })}
          onKeyDown={step}
          error={problem}
          help={finalWords(props)}
        />
      )}
      {reason && (
        <TextField
          className="mt-3"
          label="Reason for the change"
          maxLength={500}
          value={reason.value}
          onChange={({ target }) => reason.change(target.value)}
          error={reason.problem}
          help="The student has seen the mark, and is told this reason"
        />
      )}
      <TextAreaField
        className="mt-3"
        label="Feedback"
        optional
        rows={6}
        maxLength={10_000}
        value={draft.feedback}
        onChange={({ target }) => change({ feedback: target.value })}
      />
    </fieldset>
  )
}
