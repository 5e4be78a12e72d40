import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { messageText } from '@campanile/messages/coded.ts'
import type { Database } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import { localDay } from '#platform/clock.ts'
import { isApprovedStatus } from '../payslips/payslip.policy.ts'
import { computePayDay } from './pay-day.rules.ts'
import { approveObstacle, needsOtherApprover } from './pay-run-approval.policy.ts'
import type { PayRunRow } from './pay-runs.repo.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null
const act = (at: Date | null, by: { id: string; name: string } | null) =>
  at && by ? { at: at.toISOString(), by } : null

/** Data for the view of a run in addition to the run itself. */
export interface ViewSetting {
  actorId: string
  today: string
  timeZone: string
  payroll: InstitutionSettings['payroll']
  locale: string
}

export async function viewSetting(
  { actor, clock, locale }: Pick<SignedIn, 'actor' | 'clock' | 'locale'>,
  db: Database,
): Promise<ViewSetting> {
  const { timeZone, settings } = await currentInstitution({ db })
  const today = localDay(timeZone, clock.now()).date
  return { actorId: actor.id, today, timeZone, payroll: settings.payroll, locale }
}

/** The current pay date of a run: the announced one, or the one that the settings propose. */
export const expectedPayDate = (
  row: Pick<PayRunRow, 'month' | 'payOn' | 'paidOn'>,
  { payroll, today }: ViewSetting,
) => row.payOn ?? row.paidOn ?? computePayDay(row.month, payroll.payDay, today)

/** The days that the latest computation does not cover, because it ran before the month was over. */
function uncoveredDays({ countedAt, month, kind }: PayRunRow, { today, timeZone }: ViewSetting) {
  if (countedAt === null || kind === 'reversal') return null
  const from = localDay(timeZone, countedAt).date
  const { last } = daysOfMonth(month)
  return from <= last ? { from, isOver: today > last } : null
}

const runChange = ({ beforeId, beforeMonth, beforePeople, beforeNet, people, net }: PayRunRow) =>
  beforeId === null || beforeMonth === null
    ? null
    : {
        payRunId: beforeId,
        month: beforeMonth,
        net: net - (beforeNet ?? 0),
        people: people - (beforePeople ?? 0),
      }

/**
 * Whether the run can be deleted: it was never approved, so nobody has seen a payslip (a run only has a
 * reason if it was reopened), or it was reopened and computed again with nobody in it.
 */
export const isRemovable = ({
  status,
  reason,
  people,
  everAsked,
}: Pick<PayRunRow, 'status' | 'reason' | 'people' | 'everAsked'>) =>
  !isApprovedStatus(status) && !everAsked && (reason === null || (status === 'computed' && people === 0))

/** A run as admins see it. */
export function payRunView(setting: ViewSetting, row: PayRunRow): PayRun {
  const { first, last } = daysOfMonth(row.month)
  const { status } = row
  const isApproved = isApprovedStatus(status)
  const isOwn = row.kind === 'regular' && row.reversedAt === null
  const obstacle = approveObstacle(row, setting.actorId, setting.payroll)
  const bankFile = isApproved && isOwn
  return {
    id: row.id,
    month: row.month,
    firstDay: first,
    lastDay: last,
    kind: row.kind,
    status,
    currency: row.currency,
    progress: { done: row.done, total: row.total },
    problem: row.problem && messageText(row.problem, setting.locale),
    totals: {
      people: row.people,
      earnings: row.earnings,
      deductions: row.deductions,
      taxes: row.taxes,
      adjustments: row.adjustments,
      carried: row.carried,
      net: row.net,
    },
    payments: {
      people: row.paidPeople,
      amount: row.paidAmount,
      unpaidPeople: row.unpaidPeople,
      unpaidAmount: row.unpaidAmount,
    },
    bankFile: row.bankFileAt && { at: row.bankFileAt.toISOString(), isOutdated: row.isFileOutdated },
    change: runChange(row),
    uncovered: uncoveredDays(row, setting),
    discrepancies: { open: row.open, settled: row.settled },
    questions: row.questions,
    reversalOf: row.reversalOf,
    reversedBy: row.reversedByRun,
    reason: row.reason,
    created: { at: row.createdAt.toISOString(), by: row.createdBy },
    computedAt: iso(row.computedAt),
    computedBy: row.computedBy,
    needsOtherApprover: needsOtherApprover(row, setting.payroll),
    approved: act(row.approvedAt, row.approvedBy),
    paid: act(row.paidAt, row.paidBy),
    locked: act(row.lockedAt, row.lockedBy),
    reversed: act(row.reversedAt, row.reversedBy),
    payOn: expectedPayDate(row, setting),
    paidOn: row.paidOn,
    version: row.version,
    can: {
      compute: status === 'draft' || status === 'computed',
      settle: status === 'computed',
      approve: status === 'computed' && obstacle === null,
      approveObstacle: obstacle && messageText(obstacle, setting.locale),
      giveBack: status === 'approved' && isOwn,
      pay: status === 'approved' && isOwn,
      lock: status === 'paid' && isOwn,
      reverse: (status === 'paid' || status === 'locked') && isOwn,
      remove: isRemovable(row),
      bankFile,
      sepaFile: bankFile && row.currency === 'EUR' && setting.payroll.accountIban !== '',
    },
  }
}
