import type { Submission } from '@campanile/contract/assignments/marking.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import {
  differs,
  draftProblem,
  isCorrection,
  type MarkDraft,
  markDraft,
  markInputOf,
  withSelection,
} from './markDraft.ts'
import { m } from './messages.ts'
import type { RubricSelection } from './rubricDraft.ts'

/**
 * Mark and feedback of one student's work. Changes that somebody else saves in the meantime are merged or
 * shown as a conflict.
 */
export function useMarkForm(submission: Submission) {
  const { assignmentId, studentId, maxMark } = submission
  const save = useAct('markSubmission')
  const [base, setBase] = useState(submission)
  const [draft, setDraft] = useState(() => markDraft(submission))
  const [reason, setReason] = useState('')
  const [judged, setJudged] = useState(false)
  const [refused, setRefused] = useState(false)
  const dirty = differs(draft, markDraft(base))
  const changedMeanwhile = differs(markDraft(submission), markDraft(base))

  const take = (it: Submission) => {
    setBase(it)
    setDraft(markDraft(it))
    setReason('')
    setRefused(false)
  }
  if (submission.version > base.version && !(dirty && changedMeanwhile)) {
    setBase(submission)
    if (!dirty) setDraft(markDraft(submission))
  }
  const problem = draftProblem(draft, maxMark)
  const corrects = isCorrection(draft, submission)
  const reasonProblem = corrects && !reason.trim() ? m.enterWhyTheMarkIsChanged() : undefined

  /** The submission as it is saved, or undefined; `over` is the version that is known to be replaced. */
  const submit = async (over = base.version) => {
    setJudged(true)
    if (problem || reasonProblem) return undefined
    if (!dirty) return submission
    try {
      const input = { ...markInputOf(draft), reason: corrects ? reason.trim() : null }
      const saved = await save.mutateAsync({ assignmentId, studentId, version: over, ...input })
      take(saved)
      setJudged(false)
      return saved
    } catch (error) {
      setRefused(hasCode(error, 'edit-conflict'))
      return undefined
    }
  }
  return {
    draft,
    change: (change: Partial<MarkDraft>) => setDraft((it) => ({ ...it, ...change })),
    select: (selection: RubricSelection) =>
      setDraft((it) => withSelection(it, submission.rubric?.criteria ?? [], selection)),
    dirty,
    problem: judged || draft.mark.length > 1 ? problem : undefined,
    /** Required if the student has seen the mark that changes. */
    reason: corrects
      ? { value: reason, change: setReason, problem: judged ? reasonProblem : undefined }
      : undefined,
    submit,
    busy: save.isPending,
    /** Not if somebody else saved first, because the conflict dialog reports that. */
    failure: save.error && !refused ? save.error : undefined,
    conflict: dirty && (refused || changedMeanwhile) ? markDraft(submission) : undefined,
    takeTheirs: () => take(submission),
    saveMine: () => submit(submission.version),
  }
}

export type MarkForm = ReturnType<typeof useMarkForm>
