import { readSigned, signValue } from '#auth/tokens.ts'
import { bearerToken, tokenPrefix } from '#http/bearer.rules.ts'
import { secondsAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'

/** Seconds for which an access token works. */
export const accessTokenSeconds = 3_600

/** The prefix of an access token, so that scanners find it in published code. */
const prefix = `${tokenPrefix}access_`
const header = new RegExp(`^Bearer (${prefix}[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{43})$`, 'i')
const longest = 1_000

interface Access {
  /** The token of the service account that was exchanged for it. */
  tokenId: string
  scopes: string[]
}

type Parts = Pick<Platform, 'clock' | 'secrets'>

/** An access token is signed instead of stored: it names a token that is looked up with every request. */
export function signAccessToken({ secrets, clock }: Parts, access: Access): string {
  const expiresAt = secondsAfter(clock.now(), accessTokenSeconds).getTime()
  return `${prefix}${signValue(secrets, 'access-token', { ...access, expiresAt })}`
}

export function readAccessToken({ secrets, clock }: Parts, token: string | undefined): Access | null {
  if (!token?.startsWith(prefix)) return null
  const signed = token.slice(prefix.length)
  const read = readSigned<Access & { expiresAt: number }>(secrets, 'access-token', signed)
  return read && read.expiresAt > clock.now().getTime() ? read : null
}

/** The access token in an Authorization header, or else the token of a service account. */
export function presentedAccessToken(authorization: string | undefined): string | undefined {
  const given = authorization?.trim() ?? ''
  return bearerToken(given) ?? (given.length <= longest ? header.exec(given)?.[1] : undefined)
}
