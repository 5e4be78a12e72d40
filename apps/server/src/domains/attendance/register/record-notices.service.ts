import type { Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Context } from '#http/context.ts'
import { changeNotice, type RecordChange } from './record-notices.rules.ts'

export interface StudentChange extends RecordChange {
  studentId: string
}

interface NoticeOptions {
  reason: string | null
  /** Whether the records were made when check-in closed, by a person or automatically. */
  byClosing?: boolean
  /** How a decision announces its change. Its words replace the reason and, if it has one, the title. */
  as?: Partial<Pick<Message, 'kind' | 'type' | 'priority'>> & {
    words: (locale: string) => { title?: string; reason: string }
  }
}

/** Notifies students whose records other people, or closing check-in, have changed. */
export async function notifyOfChanges(
  ctx: Pick<Context, 'actor' | 'clock'>,
  tx: Transaction,
  session: Pick<SessionHead, 'classId' | 'courseTitle' | 'status' | 'startsAt' | 'endsAt'>,
  changes: readonly StudentChange[],
  { reason, byClosing = false, as }: NoticeOptions,
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return
  const now = ctx.clock.now()
  const { timeZone, settings } = await currentInstitution(tx)
  const { disputeDays } = settings.attendance
  const actor = !byClosing && ctx.actor && (await personOrNotFound(tx.db, ctx.actor.id))
  const by = actor ? `${actor.firstName} ${actor.lastName}` : null
  for (const [first, ...rest] of groupsOf(changed)) {
    const { before, after } = first
    const studentIds = [first, ...rest].map(({ studentId }) => studentId)
    const facts = { session, before, after, by, now, timeZone, disputeDays }
    const { words, ...decided } = as ?? {}
    await notify(tx, now, studentIds, (locale) => {
      const { title, reason: own = reason } = words?.(locale) ?? {}
      return { ...changeNotice({ ...facts, reason: own }, locale), ...decided, ...(title && { title }) }
    })
  }
}

/** Students with the same change read the same message. */
function groupsOf(changes: readonly StudentChange[]): [StudentChange, ...StudentChange[]][] {
  const groups = new Map<string, [StudentChange, ...StudentChange[]]>()
  for (const change of changes) {
    const key = `${change.before} ${change.after}`
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  return [...groups.values()]
}
