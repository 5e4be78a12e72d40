import { type ComponentType, createContext } from 'react'

export interface SetUpProps {
  /** The set-up is complete, so the check-in continues. */
  onDone: () => void
}

/**
 * The screens on which a student sets up a check-in method without leaving the check-in. Other domains own
 * them, so the page provides them.
 */
export const SetUpContext = createContext<{
  Face: ComponentType<SetUpProps & { onClose: () => void }>
  Passkey: ComponentType<SetUpProps>
} | null>(null)
