import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import type { SignedIn } from '#http/context.ts'
import { caseNotices } from './notices.messages.ts'
import type { CaseRow } from './student-cases.repo.ts'

/** Notifies the owner of a case of what somebody else did with it. */
export async function notifyCaseOwner(
  ctx: SignedIn,
  tx: Transaction,
  { id, ownerId, studentName }: Pick<CaseRow, 'id' | 'ownerId' | 'studentName'>,
  title: (m: ReturnType<typeof caseNotices>) => string,
): Promise<void> {
  if (ownerId === ctx.actor.id) return
  await notify(tx, ctx.clock.now(), [ownerId], (locale) => ({
    kind: 'requests',
    type: 'info',
    title: title(caseNotices(locale)),
    message: caseNotices(locale).caseOf({ name: studentName }),
    priority: 'medium',
    navigationPath: `/app/dashboard/cases?case=${id}`,
  }))
}
