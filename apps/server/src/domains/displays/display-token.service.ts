import { hashToken } from '#auth/tokens.ts'
import type { AuthenticateDisplay } from '#http/display.ts'
import { minutesAfter } from '#platform/clock.ts'
import * as repo from './display-token.repo.ts'

/** Saving the time of every request would turn each read into a write. */
const touchAfterMinutes = 5

/**
 * The display that a cookie belongs to. Checked on every request, so that a revoked display stops at once.
 */
export const authenticateDisplay: AuthenticateDisplay = async ({ db, clock }, token) => {
  const now = clock.now()
  const row = await repo.findDisplayByToken(db, hashToken(token), now)
  if (!row) return null
  const { seenAt, ...display } = row
  if (!seenAt || seenAt < minutesAfter(now, -touchAfterMinutes)) await repo.touchDisplay(db, row.id, now)
  return display
}
