import type { MitigationEffect } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'
import { absenceEffects } from './absence-effects.service.ts'
import { dueDateEffects } from './due-date-effects.service.ts'
import { examEffects } from './exam-effects.service.ts'
import type { RequestRow } from './mitigation.repo.ts'
import type { EffectRequest, MitigationEffects, Reversal } from './mitigation-effects.ts'
import * as parts from './mitigation-parts.repo.ts'
import { penaltyEffects } from './penalty-effects.service.ts'

/** Everything that an approval can change, in display order. */
const sources: readonly MitigationEffects[] = [dueDateEffects, penaltyEffects, examEffects, absenceEffects]

async function effectRequest(db: Database, row: RequestRow): Promise<EffectRequest> {
  const named = await parts.listNamedSessions(db, [row.id])
  return { ...row, sessionIds: named.map(({ id }) => id) }
}

/** What approving would change now. */
export async function previewEffects(
  db: Database,
  row: RequestRow,
  grantedDays: number,
): Promise<MitigationEffect[]> {
  const request = await effectRequest(db, row)
  const effects: MitigationEffect[] = []
  for (const { kind, preview } of sources) {
    const planned = await preview(db, request, grantedDays)
    effects.push(...planned.map((it) => ({ kind, ...it })))
  }
  return effects
}

/** Applies the effects of an approval, and stores what is needed to undo them. */
export async function applyEffects(
  ctx: SignedIn,
  tx: Transaction,
  row: RequestRow,
  grantedDays: number,
): Promise<void> {
  const request = await effectRequest(tx.db, row)
  for (const { kind, apply } of sources) {
    const applied = await apply(ctx, tx, request, grantedDays)
    await parts.insertEffects(
      tx.db,
      applied.map((it) => ({ requestId: row.id, kind, ...it, appliedAt: ctx.clock.now() })),
    )
  }
}

/** Undoes the changes of an approval that have not been overwritten since. */
export async function reverseEffects(ctx: SignedIn, tx: Transaction, row: RequestRow): Promise<void> {
  const request = await effectRequest(tx.db, row)
  const effects = await parts.listEffects(tx.db, [row.id])
  for (const { kind, reverse } of sources) {
    const done = effects.filter((it) => it.kind === kind && it.undo !== null && it.reversedAt === null)
    if (done.length === 0) continue
    const undo = done.map((it) => it.undo)
    const outcomes = await reverse(ctx, tx, request, undo)
    await parts.settleEffects(
      tx.db,
      done.map(({ id }, place) => ({ id, ...settled(outcomes[place] ?? null) })),
      ctx.clock.now(),
    )
  }
}

/** Whether the effect was undone, and any note about it. */
const settled = (outcome: Reversal) =>
  typeof outcome === 'string'
    ? { reversed: false, words: outcome }
    : { reversed: true, words: outcome?.note ?? null }
