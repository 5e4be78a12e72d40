import { ApiError } from '@campanile/contract/client.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'

/** How the gallery's actions end, because no server answers them. */
export const outcomes = ['done', 'refused', 'no-response', 'conflict'] as const
export type Outcome = (typeof outcomes)[number]

const milliseconds = 400

declare global {
  /** Set by stories about the busy state: actions end once it has resolved. */
  var heldActions: Promise<void> | undefined
}

/** Ends like a request with that outcome, after a moment in which it is busy. wrong: a wrong password. */
export async function actWith<T>(outcome: Outcome | 'wrong', result: T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await globalThis.heldActions
  if (outcome !== 'done') throw new ApiError(codes[outcome], errorMessage(codes[outcome], 'en-GB'))
  return result
}

const codes = {
  refused: 'session-cancelled',
  'no-response': 'network-request-failed',
  conflict: 'edit-conflict',
  wrong: 'wrong-password',
} as const
