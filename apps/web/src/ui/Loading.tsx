import type { ReactNode } from 'react'
import { useDelay } from '#lib/useDelay.ts'
import { m } from './messages.ts'

interface LoadingProps {
  /** Skeletons in the shape of the content. */
  children: ReactNode
  /** Keeps the place free. */
  className?: string
}

/** Says that something loads: in words at once, in skeletons when it lasts. */
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
