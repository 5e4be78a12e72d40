import type { MitigationRequest } from '@campanile/contract/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation-words.ts'
import { useState } from 'react'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { grantedDays } from './grantedDays.ts'
import { useDecideMitigation } from './review.api.ts'

/** Days and note as they are typed, and the decision. */
export function useDecision(request: MitigationRequest, onDecided: () => void) {
  const [days, setDays] = useState(String(request.requestedExtension))
  const [notes, setNotes] = useState('')
  const decide = useDecideMitigation()
  const granted = grantedDays(days)
  const submit = (decision: 'approved' | 'rejected') => {
    if (decision === 'approved' && granted === undefined) return
    decide.mutate(
      {
        requestId: request.id,
        version: request.version,
        decision,
        grantedExtension: decision === 'approved' ? (granted ?? 0) : 0,
        adminNotes: notes.trim() || null,
      },
      {
        onSuccess: () => {
          void showToast({ type: 'success', ...titled(mitigationMessages.updated(decision)) })
          onDecided()
        },
      },
    )
  }
  return {
    days,
    setDays,
    granted,
    notes,
    setNotes,
    submit,
    /** Which of both is under way. */
    under: decide.isPending ? decide.variables.decision : undefined,
    error: decide.error,
  }
}

export type Decision = ReturnType<typeof useDecision>
