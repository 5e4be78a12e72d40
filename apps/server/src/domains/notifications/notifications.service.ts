import { notifications } from '@campanile/contract/notifications/notifications.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { localeOfPerson, readLocales } from '#domains/people/reader-locales.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { jobs } from '#jobs/jobs.ts'
import { noteMessagesRead } from './group-messages/message-reading.service.ts'
import type { LocalisedMessage, Message } from './message.ts'
import * as repo from './notifications.repo.ts'

/** Splits a notification for a thousand people into a few jobs, none of them long. */
const perJob = 500

/** Delivers notifications by email and push once the transaction has committed. */
async function queueDeliveries(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perJob) {
    const notificationIds = ids.slice(from, from + perJob)
    await jobs.add(tx.db, 'mailNotifications', { notificationIds })
    await jobs.add(tx.db, 'pushNotifications', { notificationIds })
  }
}

const panelSize = 50

/** One message for several people. */
export interface Notice {
  personIds: readonly string[]
  /** The ids of the notifications, in the order of the people, for a sender who follows them. */
  ids?: readonly string[]
  message: LocalisedMessage
}

/** Adds a message to the panels of these people; open panels show it when the transaction commits. */
export const notify = (
  tx: Transaction,
  at: Date,
  personIds: readonly string[],
  message: LocalisedMessage,
): Promise<void> => notifyEach(tx, at, [{ personIds, message }])

/** Adds each message to the panels of its people, in the language of each. */
export async function notifyEach(tx: Transaction, at: Date, notices: readonly Notice[]): Promise<void> {
  const people = notices.flatMap(({ personIds }) => personIds)
  if (people.length === 0) return
  const locales = await readLocales(tx.db, people)
  const rows = notices.flatMap(({ personIds, ids, message }) => {
    const inLocale = wordedOnce(message)
    return personIds.map((personId, place) => ({
      id: ids?.[place] ?? newId(),
      personId,
      message: inLocale(locales.get(personId)!),
    }))
  })
  await repo.insertNotifications(tx.db, at, rows)
  await queueDeliveries(
    tx,
    rows.map(({ id }) => id),
  )
  tx.announce({ event: { topic: 'notifications' }, people })
}

/** The same for one person, unless they have not read the same message yet. */
export async function notifyUnlessUnread(
  tx: Transaction,
  at: Date,
  personId: string,
  message: LocalisedMessage,
): Promise<void> {
  const words = message(await localeOfPerson(tx.db, personId))
  if (!(await repo.hasUnread(tx.db, personId, words))) await notify(tx, at, [personId], () => words)
}

function wordedOnce(message: LocalisedMessage): LocalisedMessage {
  const worded = new Map<string, Message>()
  return (locale) => {
    const known = worded.get(locale) ?? message(locale)
    worded.set(locale, known)
    return known
  }
}

/** Notifies every active admin except these, for example the one who acted. */
export async function notifyAdmins(
  tx: Transaction,
  at: Date,
  message: LocalisedMessage,
  ...exceptIds: readonly string[]
): Promise<void> {
  const admins = await repo.listActiveAdmins(tx.db)
  await notify(
    tx,
    at,
    admins.filter((id) => !exceptIds.includes(id)),
    message,
  )
}

async function panel({ actor, db }: SignedIn) {
  const { items, unread } = await repo.listNewest(db, actor.id, panelSize)
  return { unread, items: items.map(({ at, ...item }) => ({ ...item, timestamp: at.toISOString() })) }
}

/**
 * Changes the caller's own panel; their other tabs are refreshed if anything changed. Removing a notification, as
 * opening it does, also counts as reading it.
 */
async function changePanel(
  ctx: SignedIn,
  what: 'read' | 'removed',
  change: (tx: Transaction) => Promise<number>,
  notificationId?: string,
) {
  await inTransaction(ctx, async (tx) => {
    await noteMessagesRead(ctx, tx, notificationId)
    const changed = await change(tx)
    if (changed === 0) return
    await recordAudit(ctx, tx, {
      entity: 'notifications',
      entityId: ctx.actor.id,
      after: { [what]: changed },
    })
    tx.announce({ event: { topic: 'notifications' }, people: [ctx.actor.id] })
  })
  return panel(ctx)
}

export const listNotifications = handle(notifications.listNotifications, (ctx) => panel(ctx))

export const markAllNotificationsRead = handle(notifications.markAllNotificationsRead, (ctx) =>
  changePanel(ctx, 'read', (tx) => repo.markAllRead(tx.db, ctx.actor.id)),
)

export const removeNotification = handle(notifications.removeNotification, (ctx, { notificationId }) =>
  changePanel(
    ctx,
    'removed',
    async (tx) => {
      const removed = await repo.deleteOwn(tx.db, ctx.actor.id, notificationId)
      if (removed === 0) throw new AppError('not-found')
      return removed
    },
    notificationId,
  ),
)

export const clearNotifications = handle(notifications.clearNotifications, (ctx) =>
  changePanel(ctx, 'removed', (tx) => repo.deleteOwn(tx.db, ctx.actor.id)),
)
