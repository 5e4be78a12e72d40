import { unpaidPeople } from '@campanile/contract/payroll/unpaid-people.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { handle } from '#http/handle.ts'
import { recordView } from '../pay-views.service.ts'
import { runOrNotFound } from './pay-run-lock.ts'
import * as repo from './unpaid-people.repo.ts'

export const listUnpaidPeople = handle(
  unpaidPeople.listUnpaidPeople,
  async (ctx, { payRunId, page, pageSize }) => {
    await runOrNotFound(ctx.db, payRunId)
    const { rows, total } = await repo.listUnpaid(ctx.db, payRunId, { page, pageSize })
    const people = rows.map(({ personId }) => personId)
    await recordView(ctx, { entity: 'pay-run', entityId: payRunId, people })
    const items = rows.map(({ personId, personName, number, role, profileImage, ...row }) => ({
      ...row,
      person: {
        id: personId,
        name: personName,
        number,
        role,
        profileImage: photoUrl(personId, profileImage),
      },
    }))
    return { items, total, page, pageSize }
  },
)
