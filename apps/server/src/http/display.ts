import type { DisplayPurpose } from '@campanile/contract/displays/display-purposes.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import type { Platform } from '#platform/platform.ts'
import { AppError } from './app-error.ts'
import type { Cookies } from './cookies.ts'

/** A paired display. It has one purpose and one target. */
export interface Display {
  id: string
  name: string
  purpose: DisplayPurpose
  linkId: string | null
  sessionId: string | null
  /** The person who paired the display. It acts with their permissions. */
  pairedBy: string
}

/** Finds the display that a token belongs to. Returns null if the token is unknown, revoked or expired. */
export type AuthenticateDisplay = (platform: Platform, token: string) => Promise<Display | null>

/**
 * Returns the display that sent the request. Its cookie is read only in operations for displays, and a
 * person's auth session cannot call those, so neither can be used in place of the other.
 *
 * @throws AppError unauthenticated without a valid token, forbidden for a display with another purpose
 */
export async function findDisplay(
  { displays }: Operation,
  cookies: Cookies,
  find: (token: string) => Promise<Display | null>,
): Promise<Display | null> {
  if (!displays) return null
  const token = cookies.read('display')
  const display = token ? await find(token) : null
  if (!display) throw new AppError('unauthenticated')
  if (!displays.includes(display.purpose)) throw new AppError('forbidden')
  return display
}
