import { type DisplayTarget, displays } from '@campanile/contract/displays/displays.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { countAttempt, forgetAttempts } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { requireKiosk } from '#domains/attendance/kiosk/kiosk-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { deviceLabel } from '#domains/notifications/device-label.ts'
import { staffLinkOrNotFound } from '#domains/staff-attendance/staff-links.service.ts'
import { AppError } from '#http/app-error.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { announceDisplays } from './announce-displays.ts'
import { managesAllDisplays } from './displays.policy.ts'
import { insertDisplay } from './displays.repo.ts'
import { displayOrNotFound } from './displays.service.ts'
import * as repo from './pairing.repo.ts'
import { hashPairingCode } from './pairing.service.ts'

type Pairing = NonNullable<Awaited<ReturnType<typeof repo.findPairingByCode>>>

/** How many wrong codes a person can enter in 15 minutes. */
const guesses = (ctx: SignedIn) => ({ purpose: 'display-pairing', account: ctx.actor.id, attempts: 10 })

/** @throws AppError pairing-not-valid for an unknown or expired code, pairing-used for a confirmed one */
function openPairing(ctx: SignedIn, pairing: Pairing | undefined): Pairing {
  if (!pairing || pairing.expiresAt <= ctx.clock.now()) throw new AppError('pairing-not-valid')
  if (pairing.displayId) throw new AppError('pairing-used')
  return pairing
}

export const findPairing = handle(displays.findPairing, async (ctx, { code }) => {
  await countAttempt(ctx, guesses(ctx))
  const found = openPairing(ctx, await repo.findPairingByCode(ctx.db, hashPairingCode(ctx, code)))
  await forgetAttempts(ctx, ctx.db, guesses(ctx))
  return {
    device: deviceLabel(found.userAgent, ctx.locale),
    address: found.address,
    sameAddress: clientNetwork(found.address) === clientNetwork(ctx.address),
    startedAt: found.createdAt.toISOString(),
  }
})

interface Target {
  purpose: DisplayTarget['purpose']
  linkId: string | null
  sessionId: string | null
  windowId: string | null
}

/** @throws AppError not-found for a target that the caller has no access to, or why a kiosk cannot run */
async function targetToPair(ctx: SignedIn, target: DisplayTarget): Promise<Target> {
  const none = { purpose: target.purpose, linkId: null, sessionId: null, windowId: null }
  if (target.purpose === 'kiosk') {
    const { session, window } = await requireKiosk(ctx, target.sessionId)
    return { ...none, sessionId: session.id, windowId: window.id }
  }
  if (!managesAllDisplays(ctx.actor)) throw new AppError('not-found')
  const link = await staffLinkOrNotFound(ctx, target.linkId)
  return { ...none, linkId: link.id }
}

export const pairDisplay = handle(displays.pairDisplay, async (ctx, { code, name, target }) => {
  const shown = await targetToPair(ctx, target)
  await countAttempt(ctx, guesses(ctx))
  return inTransaction(ctx, async (tx) => {
    const pairing = openPairing(ctx, await repo.lockPairing(tx.db, hashPairingCode(ctx, code)))
    const displayId = newId()
    const pairedAt = ctx.clock.now()
    await insertDisplay(tx.db, { id: displayId, name, ...shown, pairedBy: ctx.actor.id, pairedAt })
    await repo.confirmPairing(tx.db, pairing.id, displayId)
    await forgetAttempts(ctx, tx.db, guesses(ctx))
    const after = { name, ...target }
    await recordAudit(ctx, tx, { entity: 'display', entityId: displayId, after })
    announceDisplays(tx, ctx.actor.id)
    return displayOrNotFound(ctx, tx.db, displayId)
  })
})
