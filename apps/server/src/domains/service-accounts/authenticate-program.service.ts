import { hashToken } from '#auth/tokens.ts'
import type { Actor } from '#http/context.ts'
import type { Authenticate } from '#http/identify.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { readAccessToken } from './oauth/access-token.ts'
import { findProgram, touchToken } from './service-tokens.repo.ts'

/** The last use is written at most this often, so that reading does not cause a write on every request. */
const touchAfterMinutes = 5

/**
 * The service account that a token belongs to; null when the token is unknown, expired or revoked, or when no
 * active admin is responsible for the account. It never counts as confirmed by a person.
 */
export const authenticateProgram: Authenticate = async (platform, token) =>
  token ? findActor(platform, { tokenHash: hashToken(token) }) : null

/** As `authenticateProgram`, for an access token as well. It works as long as the token that it was issued for. */
export const authenticateClient: Authenticate = async (platform, token) => {
  const access = readAccessToken(platform, token)
  if (!access) return authenticateProgram(platform, token)
  const actor = await findActor(platform, { tokenId: access.tokenId })
  return actor?.program ? { ...actor, program: { ...actor.program, oauthScopes: access.scopes } } : null
}

async function findActor(
  { db, clock }: Platform,
  by: Parameters<typeof findProgram>[1],
): Promise<Actor | null> {
  const now = clock.now()
  const row = await findProgram(db, by, now)
  if (!row) return null
  const { responsibleId, lastUsedAt, ...program } = row
  const { tokenId } = program
  if (!lastUsedAt || lastUsedAt < minutesAfter(now, -touchAfterMinutes)) await touchToken(db, tokenId, now)
  return { id: responsibleId, role: 'admin', sessionId: tokenId, confirmedAt: null, program }
}
