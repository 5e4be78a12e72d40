import { groupMessages, type ReceivedMessage } from '@campanile/contract/notifications/group-messages.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import * as repo from './message-recipients.repo.ts'

const receivedSummary = ({
  senderName,
  senderRole,
  course,
  createdAt,
  text: _,
  ...row
}: repo.ReceivedRow) => ({
  ...row,
  sender: { name: senderName, role: senderRole },
  course: course || null,
  createdAt: createdAt.toISOString(),
})

async function readView({ actor }: SignedIn, db: Database, messageId: string): Promise<ReceivedMessage> {
  const row = requireFound(await repo.findReceived(db, messageId, actor.id))
  return { ...receivedSummary(row), text: row.text }
}

export const listReceivedMessages = handle(groupMessages.listReceivedMessages, async (ctx, query) => {
  const { rows, total } = await repo.listReceived(ctx.db, ctx.actor.id, query)
  return { items: rows.map(receivedSummary), total, page: query.page, pageSize: query.pageSize }
})

export const readReceivedMessage = handle(groupMessages.readReceivedMessage, (ctx, { messageId }) =>
  readView(ctx, ctx.db, messageId),
)

export const markMessageRead = handleInTransaction(
  groupMessages.markMessageRead,
  async (ctx, { messageId }, tx) => {
    const { actor, clock } = ctx
    const before = await readView(ctx, tx.db, messageId)
    if (before.isRead) return before
    const reading = { messageId, personId: actor.id, now: clock.now() }
    const senders = await repo.noteOpened(tx.db, reading)
    await recordAudit(ctx, tx, { entity: 'group-message', entityId: messageId, after: { read: true } })
    tx.announce({ event: { topic: 'group-messages' }, people: [...senders, actor.id] })
    tx.announce({ event: { topic: 'notifications' }, people: [actor.id] })
    return readView(ctx, tx.db, messageId)
  },
)
