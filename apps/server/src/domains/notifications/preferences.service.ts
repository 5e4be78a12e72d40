import {
  isFixed,
  isOnByDefault,
  type NotificationPreferences,
  notifications,
  roleNotificationKinds,
} from '@campanile/contract/notifications/notifications.ts'
import type { Database } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { m } from './messages.ts'
import * as repo from './notifications.repo.ts'

async function view({ actor, config }: SignedIn, db: Database): Promise<NotificationPreferences> {
  const chosen = await repo.listPreferences(db, actor.id)
  return {
    address: await repo.findAddress(db, actor.id),
    mailServer: config.smtpUrl !== undefined,
    kinds: roleNotificationKinds(actor.role).map((kind) => {
      const own = chosen.find((it) => it.kind === kind)
      const changeEmail = !isFixed(kind, 'email')
      return {
        kind,
        push: own?.push ?? isOnByDefault(kind, 'push'),
        email: !changeEmail || (own?.email ?? isOnByDefault(kind, 'email')),
        can: { changeEmail },
      }
    }),
  }
}

export const readNotificationPreferences = handle(notifications.readNotificationPreferences, (ctx) =>
  view(ctx, ctx.db),
)

export const updateNotificationPreferences = handleInTransaction(
  notifications.updateNotificationPreferences,
  async (ctx, { kind, channel, on }, tx) => {
    if (!roleNotificationKinds(ctx.actor.role).includes(kind)) {
      throw new AppError('invalid-input', {
        fields: { kind: m.kindNotReceived() },
      })
    }
    if (isFixed(kind, channel)) {
      throw new AppError('invalid-input', {
        fields: { on: m.alwaysEmailed() },
      })
    }
    const before = (await view(ctx, tx.db)).kinds.find((it) => it.kind === kind)?.[channel]
    await repo.putPreference(
      tx.db,
      ctx.actor.id,
      kind,
      channel,
      on === isOnByDefault(kind, channel) ? null : on,
    )
    await recordAudit(ctx, tx, {
      entity: 'notification-preference',
      entityId: `${ctx.actor.id} ${kind}`,
      before: { [channel]: before },
      after: { [channel]: on },
    })
    tx.announce({ event: { topic: 'notifications' }, people: [ctx.actor.id] })
    return view(ctx, tx.db)
  },
)
