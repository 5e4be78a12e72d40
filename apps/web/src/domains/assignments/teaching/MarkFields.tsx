import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { type KeyboardEvent, useRef } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCoarsePointer } from '#ui/useCoarsePointer.ts'
import { lockedWords } from '../lockedWords.ts'
import { finalMarkOf, isZero, markProblem, markWords, typedMark } from '../marks.ts'
import { CommentBank } from './CommentBank.tsx'
import type { MarkDraft } from './markDraft.ts'
import { m } from './messages.ts'
import { RubricFields } from './RubricFields.tsx'
import type { MarkForm } from './useMarkForm.ts'

/** The first one opens the field for a number: "Mark", not "Marked". */
const states = [
  { value: 'marked', label: m.mark() },
  { value: 'incomplete', label: markStateWords.incomplete },
  { value: 'absent', label: markStateWords.absent },
] as const
/** Work that was submitted is not absent. */
const statesFor = ({ handedIn, markState }: Submission) =>
  handedIn === 'not-submitted' || markState === 'absent' ? states : states.slice(0, 2)

interface MarkFieldsProps {
  assignment: Assignment
  submission: Submission
  form: MarkForm
  onStep: (step: 1 | -1) => void
}

/** "78 −10, final mark 68", if a mark is typed. */
function finalWords({ assignment, submission, form }: MarkFieldsProps) {
  const { penalty, decision, maxMark } = submission
  if (decision === 'rejected') return m.rejectedAsLateTheFinalMark()
  if (isZero(penalty)) return undefined
  if (markProblem(form.draft.mark, maxMark)) return m.lateByPenalty({ penalty: markWords(penalty) })
  const mark = typedMark(form.draft.mark)
  return m.finalMarkAfterPenalty({
    mark: markWords(mark),
    penalty: markWords(penalty),
    finalMark: finalMarkOf(mark, penalty, assignment.late.floor),
  })
}

/** Values that somebody else has saved in the meantime. */
function theirsWords({ state, mark, feedback }: MarkDraft) {
  const theirs = { state: state === 'marked' && !mark ? 'unmarked' : state, mark: mark && markWords(mark) }
  return feedback ? m.theirsWithFeedback({ ...theirs, feedback: feedback.slice(0, 80) }) : m.theirs(theirs)
}

/**
 * The mark, its value after the penalty, and the feedback. Up and down in the mark field open the previous
 * and next student.
 */
export function MarkFields(props: MarkFieldsProps) {
  const { submission, form, onStep } = props
  const { draft, change, problem, reason, conflict } = form
  const feedback = useRef<HTMLTextAreaElement>(null)
  // The keyboard of a phone would cover the work.
  const startsHere = !useCoarsePointer()
  const { rubric } = submission
  const hasLevels = Object.keys(draft.selection).length > 0
  const { mark: mayMark } = submission.can
  const closed = submission.isEnrolled
    ? lockedWords(submission.marks, mayMark)
    : m.thisStudentHasLeftTheClass()
  /** Appended to existing text, followed by the focus. */
  const insert = (text: string) => {
    change({ feedback: draft.feedback.trim() ? `${draft.feedback.trimEnd()}\n${text}` : text })
    feedback.current?.focus()
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onStep(event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <fieldset disabled={!mayMark}>
      <legend className="sr-only">{m.mark()}</legend>
      {closed && (
        <Alert tone="info" className="mb-4">
          {closed}
        </Alert>
      )}
      {form.failure && <SaveFailed title={m.theMarkWasNotSaved()} error={form.failure} />}
      {conflict && (
        <Alert tone="warn" title={m.someoneElseSavedThisWork()} takesFocus className="mb-4">
          <p>{theirsWords(conflict)}</p>
          <span className="mt-2 flex gap-2">
            <Button size="sm" onClick={form.takeTheirs}>
              {m.keepTheirs()}
            </Button>
            <Button size="sm" onClick={() => void form.saveMine()}>
              {m.saveMine()}
            </Button>
          </span>
        </Alert>
      )}
      <Segmented
        label={m.outcome()}
        value={draft.state}
        onChange={(state) => change({ state })}
        options={statesFor(submission)}
        className="mb-4 flex"
      />
      {rubric && draft.state === 'marked' && (
        <RubricFields criteria={rubric.criteria} selection={draft.selection} onChange={form.select} />
      )}
      {draft.state === 'marked' && (
        <TextField
          data-autofocus={startsHere || undefined}
          readOnly={hasLevels}
          label={m.markOfMark({ mark: markWords(submission.maxMark) })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.mark}
          onChange={({ target }) => change({ mark: target.value })}
          onKeyDown={step}
          error={problem}
          help={finalWords(props) ?? (hasLevels ? m.theSumOfTheSelectedLevels() : undefined)}
        />
      )}
      {reason && (
        <TextField
          className="mt-3"
          label={m.reasonForTheChange()}
          maxLength={500}
          value={reason.value}
          onChange={({ target }) => reason.change(target.value)}
          error={reason.problem}
          help={m.theStudentHasSeenTheMark()}
        />
      )}
      <TextAreaField
        className="mt-3"
        ref={feedback}
        label={m.feedback()}
        optional
        hint={mayMark && <CommentBank feedback={draft.feedback} onInsert={insert} />}
        rows={6}
        maxLength={10_000}
        value={draft.feedback}
        onChange={({ target }) => change({ feedback: target.value })}
      />
    </fieldset>
  )
}
