import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { announcePeople } from '#domains/people/people.service.ts'
import { erasureSteps } from '#domains/personal-data/personal-data.registry.ts'
import { m } from '#domains/personal-data/report-lines.messages.ts'
import { forgetUnusedWords } from '#domains/search/search-repair.service.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { deleteImportLines, findNames, pseudonymise } from './erased-person.repo.ts'
import * as repo from './erasure.repo.ts'
import { reportItems } from './report.rules.ts'
import { removeNames } from './sweeping.service.ts'

/** The name that replaces the person's name everywhere. */
export const makePseudonym = (personId: string) => `Erased person ${personId.slice(-6)}`

/**
 * Job: erases a person, unless another worker is doing so. An interrupted erasure starts again with the same
 * result.
 */
export const erase = (platform: Platform, personId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.erasure, personId, async () => {
    const row = await repo.findErasure(platform.db, personId)
    if (row?.status !== 'working') return
    // Done first, while the names are still known. It takes the longest, and can be repeated.
    const swept = await removeNames(platform, personId, makePseudonym(personId))
    await eraseRows(platform, personId, swept)
  })

/** Job: continues erasures that a stopped server left unfinished. */
export async function continueErasures(platform: Platform): Promise<void> {
  for (const { personId } of await repo.listWorking(platform.db)) await erase(platform, personId)
}

async function eraseRows(platform: Platform, personId: string, swept: ErasureItem[]): Promise<void> {
  const ctx = systemContext(platform, 'erasePerson')
  await inTransaction(ctx, async (tx) => {
    const done = await applySteps(tx.db, personId)
    const lines = await deleteImportLines(tx.db, personId, await findNames(tx.db, personId))
    const erasedAt = ctx.clock.now()
    const last = makePseudonym(personId).replace('Erased ', '')
    const email = `erased-${personId}@erased.invalid`
    const pictures = await pseudonymise(tx.db, personId, { last, email }, erasedAt)
    await forgetUnusedWords(tx)
    const keys = new Set([...done.keys, ...lines.keys, ...pictures])
    const items = [
      ...reportItems(erasureSteps, done.counts),
      { what: m.importLines(), count: lines.lines, keptBecause: null },
      ...swept,
    ].filter(({ count }) => count > 0)
    await repo.finishErasure(tx.db, personId, { items, files: keys.size, erasedAt })
    await recordAudit(ctx, tx, { entity: 'person', entityId: personId, after: { erased: true } })
    announcePeople(tx)
    // Before the commit, so that there is never a report while a file still exists.
    for (const key of keys) await ctx.files.remove(key)
  })
}

async function applySteps(db: Database, personId: string) {
  const counts: number[] = []
  const keys: string[] = []
  for (const step of erasureSteps) {
    const done = await repo.applyStep(db, step, { personId, pseudonym: makePseudonym(personId) })
    counts.push(done.count)
    keys.push(...done.keys)
  }
  return { counts, keys }
}
