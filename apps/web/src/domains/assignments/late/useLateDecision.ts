import type { LateSubmissionDetail } from '@campanile/contract/assignments/late-submissions.ts'
import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

/** The decision about one late submission. Stops if somebody else has decided it in the meantime. */
export function useLateDecision(late: LateSubmissionDetail, onDecided: () => void) {
  const decide = useAct('decideLateSubmission')
  const [text, setText] = useState('')
  const [rejects, setRejects] = useState(false)
  // The version that was read is the one that is decided.
  const [seen, setSeen] = useState(late.version)
  const reason = text.trim()
  const refused = hasCode(decide.error, 'edit-conflict')
  const changedMeanwhile = refused || (late.version !== seen && !decide.isSuccess)
  const submit = (decision: LateDecision) => {
    const isMissing = decision === 'rejected' && reason === ''
    setRejects(isMissing)
    if (isMissing || changedMeanwhile) return
    const { assignmentId, studentId, studentName } = late
    decide.mutate(
      { assignmentId, studentId, version: seen, decision, reason: reason || null },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.hasBeenNotified({ studentName }) })
          onDecided()
        },
      },
    )
  }
  return {
    reason: text,
    setReason: setText,
    needsReason: rejects && reason === '',
    dirty: text !== '',
    submit,
    /** The decision in progress. */
    under: decide.isPending ? decide.variables.decision : undefined,
    failure: refused ? undefined : decide.error,
    changedMeanwhile,
    goOn: () => {
      decide.reset()
      setSeen(late.version)
    },
  }
}

export type LateDecisionControl = ReturnType<typeof useLateDecision>
