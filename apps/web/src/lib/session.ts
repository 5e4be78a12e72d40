import type { Me } from '@campanile/contract/accounts/accounts.ts'
import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { createContext, useContext } from 'react'

export type SessionAnswer = OperationOutput<Operations['readSession']>

/** Null: not signed in. */
export const UserContext = createContext<Me | null>(null)

/** The signed-in person, for the few pages that are also open to visitors. */
export const useVisitor = () => useContext(UserContext)

/** The signed-in person; only behind the guard. */
export function useUser(): Me {
  const user = useVisitor()
  if (!user) throw new Error('useUser was called outside the guard')
  return user
}

let arriving: Promise<SessionAnswer> | undefined

/** The auth session is in a response that is on its way already. */
export const expectSession = (answer: Promise<SessionAnswer>): void => {
  arriving = answer
  // The component that takes it handles a failure, and there may be none.
  answer.catch(() => undefined)
}

/** The expected auth session, to prepare what its person will see; undefined without one, or if it fails. */
export const expectedSession = (): Promise<SessionAnswer | undefined> =>
  Promise.resolve(arriving).catch(() => undefined)

/** Hands out the expected auth session, once. */
export function takeExpectedSession(): Promise<SessionAnswer> | undefined {
  const taken = arriving
  arriving = undefined
  return taken
}

/** The storage key of the reason why the session of this page has ended. */
export const sessionEndKey = ['session-end'] as const

/** The key of the auth session's read: `readKey`, whose module the sign-in page does not load. */
export const sessionKey = ['readSession', {}] as const

export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim()
