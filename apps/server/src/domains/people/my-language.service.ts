import { people } from '@campanile/contract/people/people.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { handleInTransaction } from '#http/handle.ts'
import * as repo from './people.repo.ts'

export const setLanguage = handleInTransaction(people.setLanguage, async (ctx, { language }, tx) => {
  const { id } = ctx.actor
  const before = await repo.lockLanguage(tx.db, id)
  if (before === language) return {}
  await repo.setLanguage(tx.db, id, language, ctx.clock.now())
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: id,
    before: { language: before },
    after: { language },
  })
  tx.announce({ event: { topic: 'people' }, people: [id] })
  return {}
})
