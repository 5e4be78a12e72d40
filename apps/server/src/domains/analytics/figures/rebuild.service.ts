import { analytics } from '@campanile/contract/analytics/analytics.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { handleInTransaction } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { countStale, markAllStale } from './stale-figures.repo.ts'

export const rebuildAnalytics = handleInTransaction(analytics.rebuildAnalytics, async (ctx, _input, tx) => {
  await markAllStale(tx.db)
  await recordAudit(ctx, tx, { entity: 'analytics', entityId: 'figures' })
  return { pending: await countStale(tx.db, ctx.clock.now()) }
})

/** Number of queued changes, counted up to 10,000. */
export const dueFigures = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  countStale(db, clock.now())
