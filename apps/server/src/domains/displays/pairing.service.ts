import { createHmac, randomInt } from 'node:crypto'
import { codeAlphabet } from '@campanile/contract/attendance/check-in-code.ts'
import { pairingCodeLength } from '@campanile/contract/displays/display-purposes.ts'
import { displays, pairingMinutes } from '@campanile/contract/displays/displays.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { endBroughtSession } from '#domains/accounts/sessions/sessions.service.ts'
import { countUse } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { announceDisplays } from './announce-displays.ts'
import * as repo from './pairing.repo.ts'

/** New pairings per 15 minutes, which limits how many are open. A whole campus can share an address. */
const maxPairings = { address: 60, everybody: 5_000 }
/** Seconds. The server decides how long a display actually lasts. */
const cookieLife = 400 * 86_400

const newCode = () =>
  Array.from({ length: pairingCodeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

export const hashPairingCode = ({ secrets }: Context, code: string) =>
  createHmac('sha256', secrets.key('pairing')).update(code).digest()

export const startPairing = handle(displays.startPairing, async (ctx) => {
  await countUse(ctx, 'display-pairing', maxPairings)
  const [secret, code] = [newToken(), newCode()]
  const now = ctx.clock.now()
  const expiresAt = minutesAfter(now, pairingMinutes)
  const brought = ctx.cookies.read('pairing')
  if (brought) await repo.deletePairing(ctx.db, hashToken(brought))
  await repo.insertPairing(ctx.db, {
    secretHash: hashToken(secret),
    codeHash: hashPairingCode(ctx, code),
    address: ctx.address,
    userAgent: ctx.userAgent,
    createdAt: now,
    expiresAt,
  })
  ctx.cookies.write('pairing', secret, pairingMinutes * 60)
  return { code, expiresAt: expiresAt.toISOString(), now: now.toISOString() }
})

export const collectPairing = handle(displays.collectPairing, async (ctx) => {
  const secret = ctx.cookies.read('pairing')
  const pairing = secret && (await repo.findPairingBySecret(ctx.db, hashToken(secret)))
  if (!pairing || pairing.expiresAt <= ctx.clock.now()) {
    ctx.cookies.clear('pairing')
    return { state: 'expired' as const }
  }
  if (!pairing.displayId) return { state: 'waiting' as const }
  return { state: (await collect(ctx, pairing.displayId)) ? ('paired' as const) : ('expired' as const) }
})

/**
 * Gives the display its token and signs its browser out, so that anyone leaving the display page finds no
 * account. If it asks again because the response was lost, it gets a new token and the first one stops
 * working.
 */
async function collect(ctx: Context, displayId: string): Promise<boolean> {
  const token = newToken()
  const earlier = ctx.cookies.read('display')
  const collected = await inTransaction(ctx, async (tx) => {
    const display = await repo.giveToken(tx.db, displayId, hashToken(token), ctx.clock.now())
    if (!display) return false
    if (earlier) await repo.deleteDisplayByToken(tx.db, hashToken(earlier))
    await endBroughtSession(ctx, tx)
    const { pairedBy: actorId, name, purpose } = display
    await recordAudit(ctx, tx, { entity: 'display', entityId: displayId, actorId, after: { name, purpose } })
    announceDisplays(tx, actorId)
    return true
  })
  ctx.cookies.clear('pairing')
  if (!collected) return false
  for (const name of ['session', 'scan', 'half', 'place'] as const) ctx.cookies.clear(name)
  ctx.cookies.write('display', token, cookieLife)
  return true
}
