import { m } from './messages.ts'
import type { ReviewAct } from './ReviewFrame.tsx'

interface Acceptance {
  /** It is being accepted. */
  busy: boolean
  /** What refusing is called. */
  refuse?: string
  onRefuse: () => void
  onAccept: () => void
}

/** The ways to decide what is accepted at once, or refused with a reason. */
export const acceptActs = ({ busy, refuse = m.refuse(), onRefuse, onAccept }: Acceptance): ReviewAct[] => [
  { label: refuse, letter: 'R', variant: 'danger', onAct: onRefuse },
  { label: m.accept(), letter: 'A', variant: 'primary', busy, busyLabel: m.accepting(), onAct: onAccept },
]
