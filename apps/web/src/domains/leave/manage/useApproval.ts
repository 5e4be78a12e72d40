import type { LeaveProposal } from '@campanile/contract/leave/leave-covers.ts'
import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import {
  missingIn,
  type OutcomeChoice,
  type OutcomeChoices,
  outcomesOf,
  proposedChoices,
  sessionProblems,
} from './outcomes.ts'

/** The approval being prepared: a choice for each session, and the reason why the last attempt failed. */
export function useApproval(
  review: LeaveReview | undefined,
  proposals: readonly LeaveProposal[],
  onApproved: () => void,
) {
  const approve = useAct('approveLeave')
  const [chosen, setChoices] = useState<OutcomeChoices>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const pending = review?.request.can.decide === true
  // The proposal applies until the admin selects something else.
  const choices = { ...proposedChoices(proposals, review?.sessions ?? []), ...chosen }

  const choose = (sessionId: string, choice: OutcomeChoice) => {
    setChoices((all) => ({ ...all, [sessionId]: choice }))
    setProblems(({ [sessionId]: _settled, ...others }) => others)
  }
  const submit = () => {
    if (!review) return
    const { request, sessions } = review
    const missing = sessions.flatMap(({ id }) => {
      const sentence = missingIn(choices[id])
      return sentence ? [[id, sentence] as const] : []
    })
    setProblems(Object.fromEntries(missing))
    if (missing.length > 0) return
    const sent = outcomesOf(sessions, choices)
    approve.mutate(
      { requestId: request.id, version: request.version, sessions: sent },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: m.leaveApprovedFor({ personName: request.personName }),
          })
          onApproved()
        },
        onError: (error) => setProblems(sessionProblems(error, sent)),
      },
    )
  }
  return {
    choices,
    choose,
    problems,
    submit,
    busy: approve.isPending,
    error: approve.error,
    dirty: pending && Object.keys(chosen).length > 0,
  }
}

export type Approval = ReturnType<typeof useApproval>
