import type { CalendarFeedState } from '@campanile/contract/timetable/calendar-feed.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './feeds.repo.ts'

const auditEntities = { person: 'calendar-feed', room: 'room' } as const

export async function readFeed(
  { db }: Pick<SignedIn, 'db'>,
  owner: repo.FeedOwner,
): Promise<CalendarFeedState> {
  const feed = await repo.findFeed(db, owner)
  return {
    feed: feed
      ? { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
      : null,
  }
}

/** Creates the secret address of a feed, in place of any earlier one. Only this response contains it. */
export async function createFeed(ctx: SignedIn, owner: repo.FeedOwner) {
  const secret = newToken()
  const createdAt = ctx.clock.now()
  await inTransaction(ctx, async (tx) => {
    const before = await repo.findFeed(tx.db, owner)
    await repo.replaceFeed(tx.db, owner, hashToken(secret), createdAt)
    await recordAudit(ctx, tx, {
      entity: auditEntities[owner.kind],
      entityId: owner.id,
      before: { subscribable: before !== undefined },
      after: { subscribable: true },
    })
  })
  const url = `${ctx.config.publicUrl.origin}/calendar/${secret}.ics`
  return { feed: { createdAt: createdAt.toISOString(), lastReadAt: null }, url }
}

export async function revokeFeed(ctx: SignedIn, owner: repo.FeedOwner): Promise<CalendarFeedState> {
  await inTransaction(ctx, async (tx) => {
    if (!(await repo.deleteFeed(tx.db, owner))) return
    await recordAudit(ctx, tx, {
      entity: auditEntities[owner.kind],
      entityId: owner.id,
      before: { subscribable: true },
      after: { subscribable: false },
    })
  })
  return readFeed(ctx, owner)
}

/** Minutes. Calendars read often, so not every read is recorded. */
const recordEvery = 5

export const recordRead = ({ db, clock }: Platform, owner: repo.FeedOwner): Promise<void> => {
  const now = clock.now()
  return repo.touchFeed(db, owner, now, minutesAfter(now, -recordEvery))
}
