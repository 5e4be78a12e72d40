import type { DisplayPurpose } from '@campanile/contract/displays/display-purposes.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import type { Platform } from '#platform/platform.ts'
import { AppError } from './app-error.ts'
import type { Cookies } from './cookies.ts'

/** A paired display: one purpose, for one target. */
export interface Display {
  id: string
  name: string
  purpose: DisplayPurpose
  linkId: string | null
  sessionId: string | null
  /** The person on whose authority it runs. */
  pairedBy: string
}

/** Finds the display that a token belongs to; null when it is unknown, revoked or over. */
export type AuthenticateDisplay = (platform: Platform, token: string) => Promise<Display | null>

/**
 * The display that calls. Its cookie is read for operations of displays alone, and a person's session opens none of
 * them, so neither can be used in place of the other.
 *
 * @throws AppError unauthenticated without a good token, forbidden for a display of another purpose
 */
export async function displayOf(
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
