import { type ComponentType, createContext } from 'react'

export interface SetUpProps {
  /** The set-up is complete, so the check-in continues. */
  onDone: () => void
}

/** Where a student adds what a check-in needs, without leaving it. Other domains own these, so the page brings them. */
export const SetUpContext = createContext<{
  Face: ComponentType<SetUpProps & { onClose: () => void }>
  Passkey: ComponentType<SetUpProps>
} | null>(null)
