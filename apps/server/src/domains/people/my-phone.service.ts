import { people } from '@campanile/contract/people/people.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { handleInTransaction } from '#http/handle.ts'
import * as repo from './people.repo.ts'
import { announcePeople } from './people.service.ts'

export const setMyPhone = handleInTransaction(people.setMyPhone, async (ctx, { phone }, tx) => {
  const { id } = ctx.actor
  const before = await repo.lockPhone(tx.db, id)
  if (before === phone) return {}
  await repo.setPhone(tx.db, id, phone, ctx.clock.now())
  await recordAudit(ctx, tx, {
    entity: 'person',
    entityId: id,
    before: { phone: before },
    after: { phone },
  })
  announcePeople(tx)
  tx.announce({ event: { topic: 'people' }, people: [id] })
  return {}
})
