import {
  type Erasure,
  type ErasureItem,
  type ErasureObstacle,
  erasures,
} from '@campanile/contract/erasure/erasure.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { erasureSteps } from '#domains/personal-data/personal-data.registry.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { listKeys } from '#platform/records.ts'
import { makePseudonym } from './erasing.service.ts'
import * as repo from './erasure.repo.ts'
import { reportItems } from './report.rules.ts'

async function listObstacles(db: Database, personId: string): Promise<ErasureObstacle[]> {
  const facts = requireFound(await repo.findObstacles(db, personId))
  const obstacles: Record<ErasureObstacle, boolean> = {
    'not-deleted': !facts.archived,
    'pay-unsettled': facts.unpaid,
    'import-running': facts.importing,
  }
  return listKeys(obstacles).filter((it) => obstacles[it])
}

/** The report is stored as coded messages. */
const inWords =
  (locale: string) =>
  ({ what, count, keptBecause }: ErasureItem): ErasureItem => ({
    what: messageText(what, locale),
    count,
    keptBecause: keptBecause && messageText(keptBecause, locale),
  })

/** The data that an erasure would delete and keep, or has. */
async function view(db: Database, personId: string, locale: string): Promise<Erasure> {
  const row = await repo.findErasure(db, personId)
  const nothing = { obstacles: [], items: [], files: 0, requestedAt: null, erasedAt: null }
  if (row)
    return {
      ...nothing,
      state: row.status,
      items: row.items.map(inWords(locale)),
      files: row.files,
      requestedAt: row.requestedAt.toISOString(),
      erasedAt: row.erasedAt?.toISOString() ?? null,
    }
  const obstacles = await listObstacles(db, personId)
  const counts: number[] = []
  for (const step of erasureSteps)
    counts.push(await repo.countRows(db, step, { personId, pseudonym: makePseudonym(personId) }))
  const items = reportItems(erasureSteps, counts).filter(({ count }) => count > 0)
  return { ...nothing, state: 'not-erased', obstacles, items: items.map(inWords(locale)) }
}

export const readErasure = handle(erasures.readErasure, (ctx, { personId }) =>
  view(ctx.db, personId, ctx.locale),
)

export const erasePerson = handle(erasures.erasePerson, (ctx, { personId }) => {
  if (personId === ctx.actor.id) throw new AppError('own-account')
  return inTransaction(ctx, async (tx) => {
    const row = {
      personId,
      requestedBy: ctx.actor.id,
      requestedAt: ctx.clock.now(),
      status: 'working',
    } as const
    if (await repo.findErasure(tx.db, personId)) return view(tx.db, personId, ctx.locale)
    if ((await listObstacles(tx.db, personId)).length > 0) throw new AppError('blocked')
    // When two people request it at once, it starts once.
    if (await repo.insertErasure(tx.db, row)) {
      await ctx.jobs.add(tx.db, 'erasePerson', { personId })
      await recordAudit(ctx, tx, { entity: 'person', entityId: personId, after: { erasure: 'requested' } })
    }
    return view(tx.db, personId, ctx.locale)
  })
})
