import type { ReactNode } from 'react'
import { useDelay } from '#lib/useDelay.ts'
import { m } from './messages.ts'

interface LoadingProps {
  /** Skeletons in the shape of the content. */
  children: ReactNode
  /** Reserves the space. */
  className?: string
}

/** Shows that something is loading: as text at once, as skeletons if it takes longer. */
export const Loading = ({ children, className }: LoadingProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{m.loading()}</span>
    <Delayed>{children}</Delayed>
  </div>
)

/** Milliseconds; what loads faster shows no sign of loading. */
const patience = 200

/** Shows a loading state only when it lasts. */
const Delayed = ({ children }: { children: ReactNode }) => (useDelay(patience) ? children : null)
