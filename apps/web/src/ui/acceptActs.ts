import { m } from './messages.ts'
import type { ReviewAct } from './ReviewFrame.tsx'

interface Acceptance {
  /** It is being accepted. */
  busy: boolean
  /** What rejecting is called, if not that. */
  reject?: string
  onReject: () => void
  onAccept: () => void
}

/** The ways to decide what is accepted at once, or rejected with a reason. */
export const acceptActs = ({ busy, reject = m.reject(), onReject, onAccept }: Acceptance): ReviewAct[] => [
  { label: reject, letter: 'R', variant: 'danger', onAct: onReject },
  { label: m.accept(), letter: 'A', variant: 'primary', busy, busyLabel: m.accepting(), onAct: onAccept },
]
