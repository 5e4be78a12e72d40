import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { day, id, instant, nothing, pageOf, paging, text, version, versionInAddress } from '../values.ts'
import { money, month, payItemKind, payLineKind, payRunKind, payRunStatus } from './pay-values.ts'

const named = z.object({ id, name: z.string() })
const act = z.nullable(z.object({ at: instant, by: named }))

/** Sums of payslips: net = earnings - deductions - taxes + adjustments + carried, to the minor unit. */
export const payTotals = z.object({
  people: z.int(),
  /** Basic pay, no-pay days, teaching, earnings and allowances. */
  earnings: money,
  /** Positive: what is taken off. */
  deductions: money,
  taxes: money,
  /** Signed. */
  adjustments: money,
  carried: money,
  net: money,
})
export type PayTotals = z.infer<typeof payTotals>

/** Months that a run can be begun of: today's, and those before it. */
export const startMonths = 25

export const payRun = z.object({
  id,
  month,
  firstDay: day,
  lastDay: day,
  kind: payRunKind,
  status: payRunStatus,
  currency: z.string(),
  /** People done of those of the computing that is under way, or was last. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why computing stopped, in words; it can be started again. */
  problem: z.nullable(z.string()),
  totals: payTotals,
  discrepancies: z.object({ open: z.int(), settled: z.int() }),
  /** Questions on lines of it that wait for an answer. */
  questions: z.int(),
  /** Of a reversal: the run it takes back. Of a run that was taken back: its reversal. */
  reversalOf: z.nullable(id),
  reversedBy: z.nullable(id),
  reason: z.nullable(z.string()),
  created: z.object({ at: instant, by: named }),
  computedAt: z.nullable(instant),
  approved: act,
  paid: act,
  locked: act,
  reversed: act,
  /** The day on which the bank pays. */
  paidOn: z.nullable(day),
  version,
  can: z.object({
    compute: z.boolean(),
    settle: z.boolean(),
    approve: z.boolean(),
    /** Why it cannot be approved now, in words; null: it can, or is not at that step. */
    approveObstacle: z.nullable(z.string()),
    giveBack: z.boolean(),
    pay: z.boolean(),
    lock: z.boolean(),
    reverse: z.boolean(),
    remove: z.boolean(),
    bankFile: z.boolean(),
  }),
})
export type PayRun = z.infer<typeof payRun>

/** What one kind of line or one item comes to in a run. */
const itemTotal = z.object({
  kind: payLineKind,
  /** Of an adjustment: what kind of line it adjusts. */
  adjusts: z.nullable(z.enum(['pay', ...payItemKind.options])),
  label: z.string(),
  people: z.int(),
  amount: money,
})

const admins = ['admin'] as const
const oneRun = { payRunId: id }
const step = z.object({ ...oneRun, version })

export const payRuns = {
  listPayRuns: op({
    method: 'GET',
    path: '/pay-runs',
    roles: admins,
    summary: 'Pay runs, the latest month first',
    input: z.object({ ...paging, status: z.optional(payRunStatus) }),
    output: z.object({
      ...pageOf(payRun).shape,
      /** The month that a new run would most likely be of; never one to come. */
      nextMonth: month,
      openQuestions: z.int(),
    }),
  }),
  createPayRun: op({
    method: 'POST',
    path: '/pay-runs',
    roles: admins,
    summary: 'Begin the pay run of a month, and start computing it',
    input: z.object({
      /** Made by the browser, so that two clicks begin one run. */
      payRunId: id,
      month,
    }),
    output: payRun,
    errors: ['already-exists', 'pay-month-ahead'],
  }),
  readPayRun: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}',
    roles: admins,
    summary: 'One pay run, where it stands and what it comes to',
    input: z.object(oneRun),
    output: payRun,
  }),
  listPayRunTotals: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/totals',
    roles: admins,
    summary: 'What each kind of line and each item comes to in a run',
    input: z.object(oneRun),
    output: z.object({ currency: z.string(), items: z.array(itemTotal), totals: payTotals }),
  }),
  computePayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/computing',
    roles: admins,
    summary: 'Compute a run again from what is recorded now; what was settled stays settled',
    input: step,
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  approvePayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/approval',
    roles: admins,
    confirms: 'always',
    summary: 'Approve a run, the password proved anew: people see their payslips and are told',
    input: step,
    output: payRun,
    errors: [
      'pay-run-moved-on',
      'edit-conflict',
      'pay-run-unsettled',
      'pay-run-empty',
      'pay-own-alone',
      'blocked',
    ],
  }),
  giveBackPayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/return',
    roles: admins,
    confirms: 'always',
    summary: 'Take the approval of a run back that is not paid; people no longer see its payslips',
    input: z.object({ ...oneRun, version, reason: text(500, 'Say why') }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  markPayRunPaid: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/payment',
    roles: admins,
    confirms: 'always',
    summary: 'Say that the bank has been told to pay a run, and for which day',
    input: z.object({ ...oneRun, version, paidOn: day }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  lockPayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/lock',
    roles: admins,
    summary: 'Lock a paid run: later changes become adjustments of the next one',
    input: step,
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  reversePayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/reversal',
    roles: admins,
    confirms: 'always',
    summary:
      'Take a paid or locked run back, the password proved anew: a run of counter-lines is written and the month can be run again',
    input: z.object({ ...oneRun, version, reason: text(500, 'Say why') }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  removePayRun: op({
    method: 'DELETE',
    path: '/pay-runs/{payRunId}',
    roles: admins,
    summary: 'Remove a run that was never approved',
    input: z.object({ ...oneRun, version: versionInAddress }),
    output: nothing,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  exportBankFile: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/bank-file',
    kind: 'file',
    roles: admins,
    confirms: 'always',
    summary:
      'What the bank has to pay, one line a person, and the total, as CSV; of an approved run; audited',
    /** `payOn`: the day on which the bank is to pay; needed until the run is marked as paid, which says it. */
    input: z.object({ ...oneRun, payOn: z.optional(day) }),
    output: nothing,
    errors: ['pay-run-moved-on'],
  }),
}
