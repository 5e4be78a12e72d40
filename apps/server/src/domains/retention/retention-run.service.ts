import { type RetentionKind, retentionKinds } from '@campanile/contract/retention/retention.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { retentionRules } from './retention.registry.ts'
import * as repo from './retention.repo.ts'

/** Rows deleted per transaction, so that no one has to wait for the whole run. */
const batchSize = 1_000

/** Job: deletes expired rows. If one kind fails, the others are still processed. */
export async function applyRetention(
  platform: Platform,
  kinds: readonly RetentionKind[] = retentionKinds,
): Promise<void> {
  const failures: unknown[] = []
  for (const kind of kinds) {
    try {
      await applyKind(platform, kind)
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'retention failed')
}

async function applyKind(platform: Platform, kind: RetentionKind): Promise<void> {
  const { settings } = await currentInstitution(platform)
  const days = retentionRules[kind].days(settings)
  const before = daysAfter(platform.clock.now(), -(days ?? 0))
  let deleted = 0
  try {
    for (let gone = -1; gone !== 0; deleted += gone) {
      gone = await retentionRules[kind].remove(platform, before, batchSize)
    }
  } catch (cause) {
    await note(platform, kind, { deleted, before, failed: true })
    throw cause
  }
  await note(platform, kind, { deleted, before, failed: false })
}

/** Records what a run did; also in the audit log if anything was deleted. */
async function note(
  platform: Platform,
  kind: RetentionKind,
  { deleted, before, failed }: { deleted: number; before: Date; failed: boolean },
): Promise<void> {
  const ctx = systemContext(platform, 'runRetention')
  await inTransaction(ctx, async (tx) => {
    await repo.keepRun(tx.db, { kind, at: ctx.clock.now(), deleted, failed })
    if (deleted === 0) return
    await recordAudit(ctx, tx, {
      entity: 'retention',
      entityId: kind,
      after: { deleted, before: before.toISOString(), failed },
    })
  })
}
