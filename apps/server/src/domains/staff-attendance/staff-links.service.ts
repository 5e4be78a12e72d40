import { staffAttendance } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffLinks } from '@campanile/contract/staff-attendance/staff-links.ts'
import { inTransaction } from '#db/database.ts'
import {
  admitAnonymousScan,
  countAnonymousRefusal,
} from '#domains/attendance/check-in/anonymous-scans.service.ts'
import { isTokenGood, shownCodes } from '#domains/attendance/check-in/check-in-code.rules.ts'
import { ensureDevice } from '#domains/attendance/check-in/device-cookie.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { isNetwork } from '#http/network.ts'
import { timeOfDayIn } from '#platform/calendar.ts'
import { announceStaffDays } from './announce-staff.ts'
import { institutionToday } from './day-facts.service.ts'
import { keepScannedLocation, readScannedLocation } from './location-cookie.ts'
import { m } from './messages.ts'
import { insertRefusedStaffAttempt } from './staff-attempts.repo.ts'
import { isOpenAt, type LinkRefusal, linkRefusal } from './staff-link.rules.ts'
import * as repo from './staff-links.repo.ts'

export const redeemStaffLink = handle(
  staffAttendance.redeemStaffLink,
  async (ctx, { linkId, audience, token }) => {
    const link = await repo.findLink(ctx.db, linkId, ctx.clock.now())
    if (!link) throw new AppError('link-not-valid')
    const refusal = await placeRefusal(ctx, link, audience)
    if (refusal) return refuse(ctx, linkId, refusal)
    const opened = { place: link.place, rotating: link.rotating }
    if (!link.rotating) return { ...opened, until: null }
    if (token && isTokenGood(ctx.secrets.key('code'), linkId, token, ctx.clock.now())) {
      if (!ctx.actor) await admitAnonymousScan(ctx, linkId)
      return { ...opened, until: keepScannedLocation(ctx, linkId).toISOString() }
    }
    // After signing in, the earlier scan is still valid although the code has changed.
    const earlier = readScannedLocation(ctx, linkId)
    if (earlier) return { ...opened, until: earlier.toISOString() }
    return refuse(ctx, linkId, token ? 'token-expired' : 'scan-required')
  },
)

/** The reason why this visitor cannot check in at a location now; null when they can. */
export async function placeRefusal(ctx: Context, link: repo.LinkRow, audience: repo.LinkRow['audience']) {
  const { timeZone } = await institutionToday(ctx)
  return linkRefusal(link, { audience, time: timeOfDayIn(timeZone, ctx.clock.now()), address: ctx.address })
}

async function refuse(
  ctx: Context,
  linkId: string,
  reason: LinkRefusal | 'token-expired' | 'scan-required',
): Promise<never> {
  if (ctx.actor) {
    await insertRefusedStaffAttempt(ctx.db, {
      at: ctx.clock.now(),
      personId: ctx.actor.id,
      act: 'scan',
      method: 'link',
      linkId,
      reason,
      deviceId: ensureDevice(ctx),
    })
  } else await countAnonymousRefusal(ctx, linkId, reason)
  throw new AppError(reason)
}

export const listStaffLinks = handle(staffLinks.listStaffLinks, async (ctx, query) => {
  const { rows, total } = await repo.listLinks(ctx.db, query, ctx.clock.now())
  return { items: rows, total, page: query.page, pageSize: query.pageSize }
})

/** @throws AppError invalid-input for text that is not a network */
function requireNetwork(network: string | null): void {
  if (network === null || isNetwork(network)) return
  throw new AppError('invalid-input', { fields: { network: m.enterNetwork() } })
}

export const addStaffLink = handle(staffLinks.addStaffLink, async (ctx, input) => {
  requireNetwork(input.network)
  return inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const linkId = await repo.insertLink(tx.db, { ...input, createdAt: now, updatedAt: now })
    await recordAudit(ctx, tx, { entity: 'staff-link', entityId: linkId, after: input })
    announceStaffDays(tx, [])
    return requireFound(await repo.findLink(tx.db, linkId, now))
  })
})

export const updateStaffLink = handle(
  staffLinks.updateStaffLink,
  async (ctx, { linkId, version, ...input }) => {
    requireNetwork(input.network)
    return inTransaction(ctx, async (tx) => {
      const now = ctx.clock.now()
      const before = requireFound(await repo.findLink(tx.db, linkId, now))
      if (!(await repo.updateLink(tx.db, linkId, version, { ...input, updatedAt: now }))) {
        throw new AppError('edit-conflict')
      }
      await recordAudit(ctx, tx, { entity: 'staff-link', entityId: linkId, before, after: input })
      announceStaffDays(tx, [])
      return requireFound(await repo.findLink(tx.db, linkId, now))
    })
  },
)

/** @throws AppError not-found */
export async function staffLinkOrNotFound(ctx: Context, linkId: string): Promise<repo.LinkRow> {
  return requireFound(await repo.findLink(ctx.db, linkId, ctx.clock.now()))
}

export const readStaffLinkCode = handle(staffLinks.readStaffLinkCode, async (ctx, { linkId }) => {
  const now = ctx.clock.now()
  if (ctx.display.linkId !== linkId) throw new AppError('not-found')
  const link = await staffLinkOrNotFound(ctx, linkId)
  const { timeZone } = await institutionToday(ctx)
  const codes = link.rotating ? shownCodes(ctx.secrets.key('code'), linkId, now) : []
  return {
    ...link,
    network: link.network !== null,
    open: link.active && isOpenAt(link, timeOfDayIn(timeZone, now)),
    now: now.toISOString(),
    codes: codes.map(({ shownFrom, shownUntil, ...code }) => ({
      ...code,
      shownFrom: shownFrom.toISOString(),
      shownUntil: shownUntil.toISOString(),
    })),
  }
})
