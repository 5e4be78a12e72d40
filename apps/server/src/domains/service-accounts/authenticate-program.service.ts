import { hashToken } from '#auth/tokens.ts'
import type { Authenticate } from '#http/identify.ts'
import { minutesAfter } from '#platform/clock.ts'
import { findProgram, touchToken } from './service-tokens.repo.ts'

/** The last use is written at most this often, so that reading does not cause a write on every request. */
const touchAfterMinutes = 5

/**
 * The service account that a token belongs to; null when the token is unknown, expired or revoked, or when no
 * active admin is responsible for the account. It never counts as confirmed by a person.
 */
export const authenticateProgram: Authenticate = async ({ db, clock }, token) => {
  if (!token) return null
  const now = clock.now()
  const row = await findProgram(db, hashToken(token), now)
  if (!row) return null
  const { responsibleId, lastUsedAt, ...program } = row
  const { tokenId } = program
  if (!lastUsedAt || lastUsedAt < minutesAfter(now, -touchAfterMinutes)) await touchToken(db, tokenId, now)
  return { id: responsibleId, role: 'admin', sessionId: tokenId, confirmedAt: null, program }
}
