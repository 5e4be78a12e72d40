import type { ReactNode } from 'react'
import { useDelay } from '#lib/useDelay.ts'

/** Milliseconds; what loads faster shows no sign of loading. */
const patience = 200

/** Shows a loading state only when it lasts. */
export const Delayed = ({ children }: { children: ReactNode }) => (useDelay(patience) ? children : null)
