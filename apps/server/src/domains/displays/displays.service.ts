import { displays } from '@campanile/contract/displays/displays.ts'
import { hashToken } from '#auth/tokens.ts'
import type { Database } from '#db/database.ts'
import { kioskCounts } from '#domains/attendance/kiosk/kiosk-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { AuthenticateDisplay } from '#http/display.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { announceDisplays } from './announce-displays.ts'
import { managesAllDisplays } from './displays.policy.ts'
import * as repo from './displays.repo.ts'

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

const view = ({ startsAt, pairedAt, lastSeenAt, ...row }: repo.DisplayRow) => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  pairedAt: pairedAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

/** @throws AppError not-found for a display that the caller cannot see */
export async function displayOrNotFound(ctx: SignedIn, db: Database, displayId: string) {
  const row = requireFound(await repo.findDisplay(db, ctx.actor, displayId, ctx.clock.now()))
  return view(row)
}

export const listDisplays = handle(displays.listDisplays, async (ctx, query) => {
  const { rows, total } = await repo.listDisplays(ctx.db, ctx.actor, query, ctx.clock.now())
  return { items: rows.map(view), total, page: query.page, pageSize: query.pageSize }
})

export const listDisplayTargets = handle(displays.listDisplayTargets, async (ctx) => {
  const places = managesAllDisplays(ctx.actor) ? await repo.listPlaces(ctx.db) : []
  const { settings } = await currentInstitution(ctx)
  const kioskOn = settings.faces.kiosk
  const sessions = kioskOn ? await repo.listOpenSessions(ctx.db, ctx.actor, ctx.clock.now()) : []
  return {
    places,
    kioskOn,
    sessions: sessions.map((it) => ({ ...it, startsAt: it.startsAt.toISOString() })),
  }
})

export const revokeDisplay = handleInTransaction(displays.revokeDisplay, async (ctx, { displayId }, tx) => {
  const row = await repo.findDisplay(tx.db, ctx.actor, displayId, ctx.clock.now())
  if (!row || (await repo.deleteDisplay(tx.db, displayId)).length === 0) throw new AppError('not-found')
  const { name, purpose, linkId, sessionId, pairedById: about } = row
  const before = { name, purpose, linkId, sessionId }
  await recordAudit(ctx, tx, { entity: 'display', entityId: displayId, before, about })
  announceDisplays(tx, about)
  return {}
})

export const readDisplay = handle(displays.readDisplay, async ({ db, clock, display }) => {
  const { timeZone } = await currentInstitution({ db })
  const shows = await repo.findShown(db, display.id)
  if (shows === undefined) throw new AppError('unauthenticated')
  const { name, purpose, linkId, sessionId } = display
  const counts = sessionId ? await kioskCounts({ db, clock }, sessionId) : null
  return { name, purpose, linkId, sessionId, shows, timeZone, counts }
})

/** Ends all displays after a restore, because the older database may contain ones that were revoked since. */
export const endAllDisplays = repo.deleteAllDisplays
