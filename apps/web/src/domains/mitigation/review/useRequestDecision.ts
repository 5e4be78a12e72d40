import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { writeRequest } from '../writeRequest.ts'
import { grantedDays } from './grantedDays.ts'

/** Days and note as they are typed, and the decision; undefined while the request is read. */
export function useRequestDecision(request: MitigationRequest | undefined, onDecided: () => void) {
  const [typedDays, setDays] = useState<string>()
  const [notes, setNotes] = useState('')
  const days = typedDays ?? String(request?.requestedExtension ?? '')
  const decide = useAct('decideMitigation', { onAnswer: writeRequest })
  const granted = grantedDays(days)
  const submit = (decision: 'approved' | 'rejected') => {
    if (!request || (decision === 'approved' && granted === undefined)) return
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
          void showToast({ type: 'success', ...titled(mitigationMessages.updated[decision]) })
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
    /** The decision in progress. */
    under: decide.isPending ? decide.variables.decision : undefined,
    isMine: decide.isSuccess,
    error: decide.error,
  }
}

export type RequestDecisionControl = ReturnType<typeof useRequestDecision>
