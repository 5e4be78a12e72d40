import type { Submission } from '@campanile/contract/marking.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { differs, draftOf, draftProblem, type MarkDraft, markInputOf } from './markDraft.ts'
import { useMarkSubmission } from './teaching.api.ts'

/** Mark and feedback of one student's work. What somebody else saves meanwhile is taken over, or told before it is lost. */
export function useMarkForm(submission: Submission) {
  const { assignmentId, studentId, maxMark } = submission
  const save = useMarkSubmission()
  const [base, setBase] = useState(submission)
  const [draft, setDraft] = useState(() => draftOf(submission))
  const [judged, setJudged] = useState(false)
  const [refused, setRefused] = useState(false)
  const dirty = differs(draft, draftOf(base))
  const changedMeanwhile = differs(draftOf(submission), draftOf(base))

  const take = (it: Submission) => {
    setBase(it)
    setDraft(draftOf(it))
    setRefused(false)
  }
  if (submission.version > base.version && !(dirty && changedMeanwhile)) {
    setBase(submission)
    if (!dirty) setDraft(draftOf(submission))
  }
  const problem = draftProblem(draft, maxMark)

  /** Whether it was saved; `over` is the version that is known to be replaced. */
  const submit = async (over = base.version) => {
    setJudged(true)
    if (problem) return false
    if (!dirty) return true
    try {
      take(await save.mutateAsync({ assignmentId, studentId, version: over, ...markInputOf(draft) }))
      return true
    } catch (error) {
      setRefused(hasCode(error, 'edit-conflict'))
      return false
    }
  }
  return {
    draft,
    change: (change: Partial<MarkDraft>) => setDraft((it) => ({ ...it, ...change })),
    dirty,
    problem: judged || draft.mark.length > 1 ? problem : undefined,
    submit,
    busy: save.isPending,
    /** Not when somebody else was faster: that is told by itself. */
    failure: save.error && !refused ? save.error : undefined,
    conflict: dirty && (refused || changedMeanwhile) ? draftOf(submission) : undefined,
    takeTheirs: () => take(submission),
    saveMine: () => submit(submission.version),
  }
}

export type MarkForm = ReturnType<typeof useMarkForm>
