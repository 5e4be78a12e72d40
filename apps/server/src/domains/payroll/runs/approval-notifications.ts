import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { monthWords } from '#platform/date-words.ts'
import { payNotices } from '../notices.messages.ts'
import { needsOtherApprover } from './pay-run-approval.policy.ts'
import * as repo from './pay-runs.repo.ts'

const runPath = (payRunId: string) => `/app/payroll/runs/${payRunId}`

/** Notifies the other admins once only their approval of a run is missing. */
export async function requestApproval(
  tx: Transaction,
  at: Date,
  { payRunId, actorId }: { payRunId: string; actorId?: string },
): Promise<void> {
  const row = await repo.findRun(tx.db, payRunId)
  const { settings } = await currentInstitution(tx)
  if (!row || row.people === 0 || row.open > 0 || !needsOtherApprover(row, settings.payroll)) return
  const { computedBy, month } = row
  await notifyAdmins(
    tx,
    at,
    (locale) => ({
      kind: 'pay',
      type: 'info',
      title: payNotices(locale).payRunReady(),
      message: payNotices(locale).payRunToApprove({
        name: computedBy.name,
        month: monthWords(month, locale),
      }),
      priority: 'medium',
      navigationPath: runPath(payRunId),
    }),
    computedBy.id,
    ...(actorId ? [actorId] : []),
  )
}

interface Decision {
  payRunId: string
  actorId: string
  /** Why the approval was withdrawn; null: the run was approved. */
  reason: string | null
}

/** Notifies the admin who computed a run that another one approved it, or withdrew the approval. */
export async function notifyOfDecision(
  tx: Transaction,
  at: Date,
  { payRunId, actorId, reason }: Decision,
): Promise<void> {
  const row = await repo.findRun(tx.db, payRunId)
  if (!row || row.computedBy.id === actorId) return
  await notify(tx, at, [row.computedBy.id], (locale) => {
    const m = payNotices(locale)
    const month = monthWords(row.month, locale)
    return {
      kind: 'pay',
      type: reason === null ? 'success' : 'warning',
      title: reason === null ? m.payRunApproved() : m.approvalWithdrawn(),
      message:
        reason === null ? m.anotherAdminApproved({ month }) : m.anotherAdminWithdrew({ month, reason }),
      priority: 'medium',
      navigationPath: runPath(payRunId),
    }
  })
}
