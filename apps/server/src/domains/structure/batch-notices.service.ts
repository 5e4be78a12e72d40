import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { MemberChanges } from './class-notices.rules.ts'
import { notifyOfClassPeople } from './class-notices.service.ts'
import { classNotices } from './notices.messages.ts'

interface BatchNotices {
  /** The code of the batch that they joined or left. */
  batch: { joined: string } | { left: string }
  /** The classes that changed for them with it. */
  students: MemberChanges
  /** Students who are notified of their batch even if their classes stay the same. */
  moved: readonly string[]
  reason: string | undefined
}

/** Notifies students of their new or former batch, once each: with the classes that changed, or that none did. */
export async function notifyOfBatch(
  ctx: SignedIn,
  tx: Transaction,
  { batch, students, moved, reason }: BatchNotices,
): Promise<void> {
  await notifyOfClassPeople(ctx, tx, { students, batch, reason })
  const withClasses = new Set([...students.joined, ...students.left].map(({ personId }) => personId))
  const sameClasses = moved.filter((id) => !withClasses.has(id))
  if (sameClasses.length === 0) return
  const name = await readFullName(tx.db, ctx.actor.id)
  await notify(tx, ctx.clock.now(), sameClasses, (locale) => {
    const m = classNotices(locale)
    const [title, message] =
      'joined' in batch
        ? [m.movedToBatch({ batch: batch.joined }), m.movedToBatchBy({ name, batch: batch.joined })]
        : [m.leftBatch({ batch: batch.left }), m.leftBatchBy({ name, batch: batch.left })]
    return {
      kind: 'timetable',
      type: 'info',
      title,
      message: reason ? `${message} ${reasonWords(reason, locale)}` : message,
      priority: 'medium',
      navigationPath: '/app/schedule',
    }
  })
}
