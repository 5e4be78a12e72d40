import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'

/** A decision about one late work, as it is taken; told when somebody else decided meanwhile. */
export function useDecision(late: LateSubmissionDetail, onDecided: () => void) {
  const decide = useAct('decideLateSubmission')
  const [decision, setDecision] = useState<LateDecision>(late.decision?.decision ?? 'accepted')
  const [reason, setReason] = useState('')
  const [judged, setJudged] = useState(false)
  // What was read is what is decided about.
  const [seen, setSeen] = useState(late.version)
  const missing = decision === 'rejected' && reason.trim() === ''
  const submit = () => {
    setJudged(true)
    if (missing) return
    const { assignmentId, studentId, studentName } = late
    decide.mutate(
      { assignmentId, studentId, version: seen, decision, reason: reason.trim() || null },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: `${studentName} is told` })
          onDecided()
        },
      },
    )
  }
  const refused = hasCode(decide.error, 'edit-conflict')
  return {
    decision,
    setDecision,
    reason,
    setReason,
    problem: judged && missing ? 'Say why' : undefined,
    dirty: reason !== '',
    submit,
    busy: decide.isPending,
    failure: refused ? undefined : decide.error,
    changedMeanwhile: refused || late.version !== seen,
    goOn: () => {
      decide.reset()
      setSeen(late.version)
    },
  }
}

export type Decision = ReturnType<typeof useDecision>
