import { groupMessages, messagesPerHour } from '@campanile/contract/notifications/group-messages.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { previewAudience, reachable, selectedPeople } from './audience.service.ts'
import * as repo from './group-messages.repo.ts'
import { countDelivered, listRecipients } from './message-recipients.repo.ts'
import { sentSummary } from './sent-message-view.ts'

export const previewGroupMessage = handle(groupMessages.previewGroupMessage, async (ctx, audience) => {
  const selected = await selectedPeople(ctx, ctx.db, audience)
  const { email: address } = await personOrNotFound(ctx.db, ctx.actor.id)
  return { ...(await previewAudience(ctx, ctx.db, selected)), address }
})

type Sending = ParsedInput<typeof groupMessages.sendGroupMessage>

export const sendGroupMessage = handle(groupMessages.sendGroupMessage, (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    const { messageId } = input
    // Of two requests at once, the second waits here and then finds the message of the first.
    await lockPerson(tx.db, ctx.actor.id)
    const sent = await repo.findMessage(tx.db, messageId)
    if (sent && sent.senderId !== ctx.actor.id) throw new AppError('already-exists')
    if (!sent) await send(ctx, tx, input)
    return sentSummary(requireFound(await repo.findMessage(tx.db, messageId)))
  }),
)

async function send(ctx: SignedIn, tx: Transaction, input: Sending): Promise<void> {
  const { messageId: id, subject, text, repliesToSender, ...audience } = input
  const { actor, clock, jobs } = ctx
  const createdAt = clock.now()
  const selected = await selectedPeople(ctx, tx.db, audience)
  const sentLately = await repo.countSentSince(tx.db, actor.id, minutesAfter(createdAt, -60))
  if (sentLately >= messagesPerHour) throw new AppError('too-many-messages')
  const personIds = await reachable(ctx, tx.db, selected)
  if (personIds.length === 0) throw new AppError('nobody-to-message')
  const message = { id, senderId: actor.id, subject, text, repliesToSender, ...audienceColumns(audience) }
  await repo.insertMessage(tx.db, { ...message, recipients: personIds.length, createdAt })
  await repo.insertRecipients(
    tx.db,
    id,
    personIds.map((personId) => ({ id: newId(), personId })),
  )
  await recordAudit(ctx, tx, {
    entity: 'group-message',
    entityId: id,
    about: audience.to === 'person' ? audience.personId! : null,
    after: { subject, text, ...audience, recipients: personIds.length },
  })
  await jobs.add(tx.db, 'sendGroupMessage', { messageId: id })
  tx.announce({ event: { topic: 'group-messages' }, people: [actor.id] })
}

/** The audience as it is kept with the message: filters belong to people only. */
function audienceColumns({ to, classId, personId: _, search, ...filter }: Omit<Sending, keyof Written>) {
  if (to !== 'people') return { audience: to, classId: to === 'class' ? classId! : null }
  return { audience: to, ...filter, search: search || null }
}
type Written = Pick<Sending, 'messageId' | 'subject' | 'text' | 'repliesToSender'>

/** @throws AppError not-found for another person's message */
async function ownMessage({ actor }: SignedIn, db: Database, messageId: string): Promise<repo.MessageRow> {
  const row = requireFound(await repo.findMessage(db, messageId))
  if (row.senderId !== actor.id) throw new AppError('not-found')
  return row
}

export const listSentMessages = handle(groupMessages.listSentMessages, async ({ actor, db }, query) => {
  const { rows, total } = await repo.listSent(db, actor.id, query)
  return { items: rows.map(sentSummary), total, page: query.page, pageSize: query.pageSize }
})

export const readSentMessage = handle(groupMessages.readSentMessage, async (ctx, { messageId }) => {
  const row = await ownMessage(ctx, ctx.db, messageId)
  const delivery = requireFound(await countDelivered(ctx.db, messageId))
  const { text, repliesToSender } = row
  return { ...sentSummary(row), text, repliesToSender, delivery }
})

export const listMessageRecipients = handle(groupMessages.listMessageRecipients, async (ctx, query) => {
  await ownMessage(ctx, ctx.db, query.messageId)
  const { rows, total } = await listRecipients(ctx.db, query)
  return {
    items: rows.map(
      ({ personId, firstName, lastName, profileImage, notifiedAt, readAt, pushedAt, ...row }) => ({
        ...row,
        id: personId,
        name: `${firstName} ${lastName}`,
        profileImage: photoUrl(personId, profileImage),
        notified: notifiedAt !== null,
        readAt: readAt?.toISOString() ?? null,
        pushedAt: pushedAt?.toISOString() ?? null,
      }),
    ),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})
