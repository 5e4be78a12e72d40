import type { Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import type { Message } from '#domains/notifications/message.ts'
import { type Notice, notifyEach } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Context } from '#http/context.ts'
import { changeNotice, type RecordChange } from './record-notices.rules.ts'

export interface StudentChange extends RecordChange {
  studentId: string
}

export interface NoticeOptions {
  reason: string | null
  /** Whether the records were made when check-in closed, by a person or automatically. */
  byClosing?: boolean
  /** How a decision announces its change. Its words replace the reason and, if it has one, the title. */
  as?: Partial<Pick<Message, 'kind' | 'type' | 'priority'>> & {
    words: (locale: string) => { title?: string; reason: string }
  }
}

type NoticedSession = Pick<SessionHead, 'id' | 'courseTitle' | 'status' | 'startsAt' | 'endsAt'>

/** The changes in the register of one session. */
export interface SessionChanges {
  session: NoticedSession
  changes: readonly StudentChange[]
}

/** Notifies students whose records other people, or closing check-in, have changed. */
export const notifyOfChanges = (
  ctx: Pick<Context, 'actor' | 'clock'>,
  tx: Transaction,
  session: NoticedSession,
  changes: readonly StudentChange[],
  options: NoticeOptions,
): Promise<void> => notifyOfSessionChanges(ctx, tx, [{ session, changes }], options)

/** The same for several sessions at once. A student gets a notice for each session, whose record they can dispute. */
export async function notifyOfSessionChanges(
  ctx: Pick<Context, 'actor' | 'clock'>,
  tx: Transaction,
  sessions: readonly SessionChanges[],
  { reason, byClosing = false, as }: NoticeOptions,
): Promise<void> {
  const groups = sessions.flatMap(({ session, changes }) =>
    groupChanges(changes.filter(({ before, after }) => before !== after)).map((group) => ({
      session,
      group,
    })),
  )
  if (groups.length === 0) return
  const now = ctx.clock.now()
  const { timeZone, settings } = await currentInstitution(tx)
  const { disputeDays } = settings.attendance
  const by = !byClosing && ctx.actor ? await readFullName(tx.db, ctx.actor.id) : null
  const { words, ...decided } = as ?? {}
  const notices = groups.map(({ session, group }): Notice => {
    const { before, after } = group[0]
    const facts = { session, before, after, by, now, timeZone, disputeDays }
    return {
      personIds: group.map(({ studentId }) => studentId),
      message: (locale) => {
        const { title, reason: own = reason } = words?.(locale) ?? {}
        return { ...changeNotice({ ...facts, reason: own }, locale), ...decided, ...(title && { title }) }
      },
    }
  })
  await notifyEach(tx, now, notices)
}

/** Students with the same change read the same message. */
function groupChanges(changes: readonly StudentChange[]): [StudentChange, ...StudentChange[]][] {
  const groups = new Map<string, [StudentChange, ...StudentChange[]]>()
  for (const change of changes) {
    const key = `${change.before} ${change.after}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}
