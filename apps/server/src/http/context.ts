import type { OperationName } from '@campanile/contract/operations.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { ApiScope } from '@campanile/contract/service-accounts/api-scopes.ts'
import type { SpooledFile } from '#files/spool.ts'
import type { Platform } from '#platform/platform.ts'
import type { Cookies } from './cookies.ts'
import type { Display } from './display.ts'

/** A service account that sends a request with one of its tokens. */
export interface Program {
  accountId: string
  tokenId: string
  scopes: readonly ApiScope[]
  requestsPerMinute: number
  /** The scopes of its access token; absent for a token of the service account itself. */
  oauthScopes?: readonly string[]
}

/** The signed-in person, or the admin for whom a program acts. */
export interface Actor {
  id: string
  role: Role
  sessionId: string
  /** When the password, a passkey or a second factor was last confirmed in this session. */
  confirmedAt: Date | null
  /**
   * Until when an admin counts as new because no other admin has vouched for them. Absent for established
   * admins.
   */
  newAdminUntil?: Date | undefined
  /** True for an admin who must use a second factor but has not set one up yet. */
  mustSetUpSecondFactor?: boolean
  /**
   * Set for a program, which acts with the access of the admin who is responsible for it. The audit log names
   * the program. See docs/decisions/0042.
   */
  program?: Program
}

/** The caller, the operation and the origin of a request. */
export interface Context extends Platform {
  operation: OperationName
  actor: Actor | null
  /** The paired display that sent the request. Only set in operations for displays. */
  display: Display | null
  requestId: string
  /**
   * When the first byte of the request was read. A request that arrives in time stays in time, however long
   * it waits.
   */
  arrivedAt: Date
  /** The client's network address. */
  address: string
  userAgent: string
  /** The language of the response. */
  locale: string
  cookies: Cookies
  /** Whether the client has disconnected and will not read the response. */
  hasLeft: () => boolean
  /** The uploaded file, in operations of kind upload. */
  upload: Buffer
  /**
   * The uploaded file of a streamed operation. It is kept in a temporary file that is removed after the
   * response.
   */
  incoming: SpooledFile
}

export interface SignedIn extends Context {
  actor: Actor
}

export interface OnDisplay extends Context {
  display: Display
}
