import type { OperationName } from '@campanile/contract/operations.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { SpooledFile } from '#files/spool.ts'
import type { Platform } from '#platform/platform.ts'
import type { Cookies } from './cookies.ts'
import type { Display } from './display.ts'

/** Who is signed in. */
export interface Actor {
  id: string
  role: Role
  sessionId: string
  /** When the password, a passkey or a second factor was last confirmed in this session. */
  confirmedAt: Date | null
  /** Until when an admin counts as new, for whom nobody has vouched; absent once established. */
  newAdminUntil?: Date | undefined
  /** An admin of whom a second factor is asked, who signed in with one alone. */
  mustSetUpSecondFactor?: boolean
}

/** Who asks, for what, from where. */
export interface Context extends Platform {
  operation: OperationName
  actor: Actor | null
  /** The paired display that asks, in operations of displays alone. */
  display: Display | null
  requestId: string
  /** When the first of the request was read: what came in time stays in time, however long it waits. */
  arrivedAt: Date
  /** Network address of the client. */
  address: string
  userAgent: string
  cookies: Cookies
  /** Whether the client hung up: nobody waits for the answer any more. */
  hasLeft: () => boolean
  /** The uploaded file of an operation of kind upload. */
  upload: Buffer
  /** The same of one that is streamed, in a temporary file that is removed after the answer. */
  incoming: SpooledFile
}

export interface SignedIn extends Context {
  actor: Actor
}

export interface OnDisplay extends Context {
  display: Display
}
