import { m } from '@campanile/contract/retention/messages.ts'
import {
  mostCounted,
  retention,
  retentionBounds,
  retentionKinds,
} from '@campanile/contract/retention/retention.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import { retentionRules } from './retention.registry.ts'
import * as repo from './retention.repo.ts'

export const readRetention = handle(retention.readRetention, async (ctx) => {
  const [{ settings }, runs] = await Promise.all([currentInstitution(ctx), repo.listRuns(ctx.db)])
  const items = retentionKinds.map((kind) => {
    const run = runs.get(kind)
    return {
      kind,
      days: retentionRules[kind].days(settings),
      lastRun: run ? { at: run.at.toISOString(), deleted: run.deleted, failed: run.failed } : null,
    }
  })
  return { items }
})

export const previewRetention = handle(retention.previewRetention, async (ctx, { kind, days }) => {
  const { settings } = await currentInstitution(ctx)
  const kept = retentionRules[kind].days(settings)
  if (kind in retentionBounds && days !== undefined) {
    const { least, most } = retentionBounds[kind as keyof typeof retentionBounds]
    if (days < least || days > most)
      throw new AppError('invalid-input', { fields: { days: m.wholeDaysFromTo({ least, most }) } })
  }
  const before = daysAfter(ctx.clock.now(), kept === null ? 0 : -(days ?? kept))
  return { kind, count: await retentionRules[kind].count(ctx, before, mostCounted) }
})

/** Two requests before the run begins start it only once. */
export const runRetention = handleInTransaction(retention.runRetention, async (ctx, _input, tx) => {
  await recordAudit(ctx, tx, { entity: 'retention', entityId: 'asked' })
  await ctx.jobs.add(tx.db, 'applyRetention', {}, { key: 'retention now' })
  return {}
})
