import { structure } from '@campanile/contract/structure/structure.ts'
import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import * as repo from './batches.repo.ts'
import { notifyOfClassPeople } from './class-notices.service.ts'
import { entryOrNotFound } from './entry.service.ts'
import { type Joining, membersChanged, moveInto } from './members.service.ts'
import { classNotices } from './notices.messages.ts'
import { cantMoveReason } from './student-moves.rules.ts'

export const moveStudents = handleInTransaction(
  structure.moveStudents,
  async (ctx, { batchId, personIds }, tx) => {
    const ids = [...new Set(personIds)]
    const people = await repo.lockPeopleToMove(tx.db, ids)
    const left = people.flatMap((it) => it.batchId ?? []).filter((id) => id !== batchId)
    await repo.lockBatches(tx.db, [batchId, ...new Set(left)])
    const batch = await entryOrNotFound(tx.db, repo.batchRows, batchId)
    if (batch.archivedAt) throw new AppError('not-found')
    const byId = new Map(people.map((it) => [it.id, it]))
    const leftOut = ids.flatMap((personId) => {
      const person = byId.get(personId)
      const reason = cantMoveReason(person, batchId)
      return reason ? [{ personId, name: person?.name ?? null, reason }] : []
    })
    const stay = new Set(leftOut.map(({ personId }) => personId))
    const joining = ids.filter((id) => !stay.has(id))
    if (joining.length > 0) await move(ctx, tx, batch, { batchId, joining, left })
    return { done: joining.length, leftOut }
  },
)

async function move(
  ctx: SignedIn,
  tx: Transaction,
  { code }: { code: string },
  { batchId, joining, left }: Joining,
): Promise<void> {
  const students = await moveInto(ctx, tx, { batchId, joining, left })
  await notifyOfClassPeople(ctx, tx, { students, batch: { joined: code } })
  const withClasses = new Set([...students.joined, ...students.left].map(({ personId }) => personId))
  const { firstName, lastName } = await personOrNotFound(tx.db, ctx.actor.id)
  const name = `${firstName} ${lastName}`
  const sameClasses = joining.filter((id) => !withClasses.has(id))
  await notify(tx, ctx.clock.now(), sameClasses, (locale) => ({
    kind: 'timetable',
    type: 'info',
    title: classNotices(locale).movedToBatch({ batch: code }),
    message: classNotices(locale).movedToBatchBy({ name, batch: code }),
    priority: 'medium',
    navigationPath: '/app/schedule',
  }))
  await membersChanged(ctx, tx, batchId, joining, { added: joining, outOf: left })
}
