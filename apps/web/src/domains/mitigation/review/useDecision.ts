import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { titled } from '#ui/titled.tsx'
import { showToast } from '#ui/toast.ts'
import { writeRequest } from '../writeRequest.ts'
import { grantedDays } from './grantedDays.ts'

interface Typed {
  /** The request it was typed for; another one starts anew. */
  requestId: string | undefined
  days?: string
  notes: string
}

/** Days and note as they are typed, and the decision; undefined while the request is read. */
export function useDecision(request: MitigationRequest | undefined, onDecided: () => void) {
  const requestId = request?.id
  const [kept, setKept] = useState<Typed>({ requestId, notes: '' })
  const typed: Typed = kept.requestId === requestId ? kept : { requestId, notes: '' }
  const days = typed.days ?? String(request?.requestedExtension ?? '')
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
        adminNotes: typed.notes.trim() || null,
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
    setDays: (next: string) => setKept({ ...typed, days: next }),
    granted,
    notes: typed.notes,
    setNotes: (notes: string) => setKept({ ...typed, notes }),
    submit,
    /** Which of both is under way. */
    under: decide.isPending ? decide.variables.decision : undefined,
    error: decide.error,
  }
}

export type Decision = ReturnType<typeof useDecision>
