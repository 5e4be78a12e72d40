import { m } from './messages.ts'
import type { ReviewAct } from './ReviewFrame.tsx'

interface Acceptance {
  /** It is being accepted. */
  busy: boolean
  /** Another label for rejecting. */
  reject?: string
  onReject: () => void
  onAccept: () => void
}

/** The decisions that can be made without a reason, and those that need one. */
export const acceptActs = ({ busy, reject = m.reject(), onReject, onAccept }: Acceptance): ReviewAct[] => [
  { label: reject, letter: 'R', variant: 'danger', onAct: onReject },
  { label: m.accept(), letter: 'A', variant: 'primary', busy, busyLabel: m.accepting(), onAct: onAccept },
]
