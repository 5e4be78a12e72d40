import { type WaitingItem, waiting, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { institutionDay } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { isCursorId, isCursorInstant, pageCursor, readPageCursor, toPage } from '#http/page-cursor.ts'
import * as repo from './waiting.repo.ts'
import type { Reader } from './waiting.sql.ts'

export async function waitingReader(ctx: Pick<SignedIn, 'actor' | 'clock' | 'db'>): Promise<Reader> {
  return { actor: ctx.actor, now: ctx.clock.now(), today: await institutionDay(ctx) }
}

/** The caller's waiting items, by queue and in their order: all of them, or those about one person. */
export async function waitingCounts(ctx: SignedIn, about?: string) {
  const rows = await repo.countWaiting(ctx.db, await waitingReader(ctx), about)
  const queueIndex = ({ queue }: repo.WaitingCount) => waitingQueues.indexOf(queue)
  return rows
    .toSorted((a, b) => queueIndex(a) - queueIndex(b))
    .map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() }))
}

/** Admins see every queue of the institution, lecturers what waits for them. */
export const readWaiting = handle(waiting.readWaiting, async (ctx) => ({ items: await waitingCounts(ctx) }))

const isCursor = ([urgentAt, queue, id, withinId]: unknown[]) =>
  isCursorInstant(urgentAt) &&
  waitingQueues.some((it) => it === queue) &&
  isCursorId(id) &&
  isCursorId(withinId)

const itemView = ({
  queue,
  id,
  withinId,
  about,
  day,
  at,
  deadline,
  submissions,
  version,
  delegation,
  notes,
  ...person
}: repo.WaitingRow): WaitingItem => ({
  queue,
  id,
  withinId,
  person:
    person.personId && person.name && person.role
      ? {
          id: person.personId,
          name: person.name,
          role: person.role,
          profileImage: photoUrl(person.personId, person.profileImage),
        }
      : null,
  version,
  about,
  day,
  waitingSince: at.toISOString(),
  deadline: deadline?.toISOString() ?? null,
  submissions,
  delegation,
  notes,
})

export const listWaiting = handle(waiting.listWaiting, async (ctx, { queue, delegated, after, pageSize }) => {
  const cursor = readPageCursor<repo.WaitingCursor>(after, isCursor)
  const rows = await repo.listWaiting(ctx.db, await waitingReader(ctx), {
    queue,
    delegated,
    after: cursor,
    limit: pageSize + 1,
  })
  const { items, next } = toPage(rows, pageSize, (row) =>
    pageCursor(row.urgentAt.toISOString(), row.queue, row.id, row.withinId ?? row.id),
  )
  return { items: items.map(itemView), next }
})
