import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, nothing, pageSchema, paging, text, version, versionInAddress } from '../values.ts'
import { m } from './messages.ts'
import { money, month, payItemKind, payLineKind, payRunKind, payRunStatus } from './pay-values.ts'

/** csv: every payment and the totals. sepa: an ISO 20022 credit transfer (pain.001.001.09) in euros. */
export const bankFileFormats = ['csv', 'sepa'] as const
export type BankFileFormat = (typeof bankFileFormats)[number]

const named = z.object({ id, name: z.string() })
const act = z.nullable(z.object({ at: instant, by: named }))

/** The parts of net pay. */
const parts = {
  /** Basic pay, no-pay days, teaching, earnings and allowances. */
  earnings: money,
  /** Positive: the amount deducted. */
  deductions: money,
  taxes: money,
  /** Signed. */
  adjustments: money,
  carried: money,
}

/** Sums of payslips: net = earnings - deductions - taxes + adjustments + carried, to the minor unit. */
export const payTotals = z.object({ people: z.int(), ...parts, net: money })
/** The same for what bank files paid: amounts that could not be sent are deducted from what is carried. */
export const paidTotals = z.object({ ...parts, paid: money })
export type PayTotals = z.infer<typeof payTotals>

/**
 * The payments in the bank file, and those it can't contain. Until a run is marked as paid, they follow the
 * current bank details; then they are fixed, and unpaid amounts are carried into the next run.
 */
const payments = z.object({
  people: z.int(),
  amount: money,
  /** People with pay but no bank details. */
  unpaidPeople: z.int(),
  unpaidAmount: money,
})

/** The number of months a run can be started for: the current one and those before it. */
export const startMonths = 25

export const payRun = z.object({
  id,
  month,
  firstDay: day,
  lastDay: day,
  kind: payRunKind,
  status: payRunStatus,
  currency: z.string(),
  /** People processed out of the total, in the current or latest computation. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why the computation stopped, in words; it can be started again. */
  problem: z.nullable(z.string()),
  totals: payTotals,
  payments,
  /**
   * The latest bank file of an approved run. `isOutdated`: bank details have changed since, so that it no longer
   * pays the same people.
   */
  bankFile: z.nullable(z.object({ at: instant, isOutdated: z.boolean() })),
  /** Compared with the latest approved run before it; null for the first run and for reversals. */
  change: z.nullable(
    z.object({
      payRunId: id,
      month,
      /** The difference in net pay and in people. */
      net: money,
      people: z.int(),
    }),
  ),
  /**
   * The first day that the computation does not cover, if it ran before the month was over; null otherwise.
   * `isOver`: the month has ended since, so computing again covers all of it.
   */
  uncovered: z.nullable(z.object({ from: day, isOver: z.boolean() })),
  discrepancies: z.object({ open: z.int(), settled: z.int() }),
  /** Questions about its lines that have not been answered. */
  questions: z.int(),
  /** For a reversal: the run it reverses. For a reversed run: its reversal. */
  reversalOf: z.nullable(id),
  reversedBy: z.nullable(id),
  reason: z.nullable(z.string()),
  created: z.object({ at: instant, by: named }),
  computedAt: z.nullable(instant),
  /** The admin who started the latest computation. */
  computedBy: named,
  /** Another admin than this one must approve it. */
  needsOtherApprover: z.boolean(),
  approved: act,
  paid: act,
  locked: act,
  reversed: act,
  /** The pay date: proposed until approval, then the one people were notified of. */
  payOn: day,
  /** The day on which the bank paid. */
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
    /** The payments are in euros, and the institution's account is set. */
    sepaFile: z.boolean(),
  }),
})
export type PayRun = z.infer<typeof payRun>

/** The total of one kind of line or one item in a run. */
const itemTotal = z.object({
  kind: payLineKind,
  /** For an adjustment: the kind of line it adjusts. */
  adjusts: z.nullable(z.enum(['pay', ...payItemKind.options])),
  label: z.string(),
  people: z.int(),
  amount: money,
})

const admins = ['admin'] as const
const oneRun = { payRunId: id }
const step = z.object({ ...oneRun, version })

export const payRuns = onTopics(['payroll'], {
  listPayRuns: op({
    method: 'GET',
    path: '/pay-runs',
    roles: admins,
    summary: 'List pay runs, latest month first',
    input: z.object({ ...paging, status: z.optional(payRunStatus) }),
    output: z.object({
      ...pageSchema(payRun).shape,
      /** The most likely month for a new run; null if each month since the first run has one. */
      nextMonth: z.nullable(month),
      /** The months that a run can be started for, the latest first. */
      freeMonths: z.array(month),
      openQuestions: z.int(),
    }),
  }),
  createPayRun: op({
    method: 'POST',
    path: '/pay-runs',
    roles: admins,
    summary: 'Create the pay run of a month and start computing it',
    input: z.object({
      /** Generated by the browser, so that two clicks start one run. */
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
    summary: 'Get a pay run with its status and totals',
    eventId: 'payRunId',
    input: z.object(oneRun),
    output: payRun,
  }),
  listPayRunTotals: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/totals',
    roles: admins,
    summary: 'List the totals of a run by kind of line and by item',
    eventId: 'payRunId',
    input: z.object(oneRun),
    output: z.object({ currency: z.string(), items: z.array(itemTotal), totals: payTotals }),
  }),
  computePayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/computing',
    roles: admins,
    summary: 'Recompute a run from the current records; resolved discrepancies stay resolved',
    input: step,
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  approvePayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/approval',
    roles: admins,
    confirms: 'always',
    summary: 'Approve a run after confirming your password; people can see their payslips and are notified',
    /** `payOn`: the pay date; by default the one that the run proposes. */
    input: z.object({ ...oneRun, version, payOn: z.optional(day) }),
    output: payRun,
    errors: [
      'pay-run-moved-on',
      'edit-conflict',
      'pay-run-unsettled',
      'pay-run-empty',
      'pay-own-alone',
      'pay-second-approver',
      'blocked',
    ],
  }),
  giveBackPayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/return',
    roles: admins,
    confirms: 'always',
    summary: 'Withdraw the approval of an unpaid run; people can no longer see its payslips',
    input: z.object({ ...oneRun, version, reason: text(500, m.enterReason()) }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  markPayRunPaid: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/payment',
    roles: admins,
    confirms: 'always',
    summary: 'Record that the bank has been instructed to pay a run, with the payment date',
    /** `payments`: the payments that the caller saw; refused if bank details have changed them since. */
    input: z.object({
      ...oneRun,
      version,
      paidOn: day,
      payments: z.optional(z.object({ people: z.int(), amount: money })),
    }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict', 'pay-bank-file-outdated'],
  }),
  lockPayRun: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/lock',
    roles: admins,
    summary: 'Lock a paid run; later changes become adjustments in the next one',
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
      'Reverse a paid or locked run with counter-entries after confirming your password; the month can be run again',
    input: z.object({ ...oneRun, version, reason: text(500, m.enterReason()) }),
    output: payRun,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  removePayRun: op({
    method: 'DELETE',
    path: '/pay-runs/{payRunId}',
    roles: admins,
    summary: 'Delete a run that was never approved',
    input: z.object({ ...oneRun, version: versionInAddress }),
    output: nothing,
    errors: ['pay-run-moved-on', 'edit-conflict'],
  }),
  exportBankFile: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/bank-file',
    kind: 'file',
    topics: [],
    roles: admins,
    confirms: 'always',
    summary:
      'Export the bank payments of an approved run as CSV or as a SEPA credit transfer; access is audited',
    /** `payOn`: the pay date of a run that was approved without one. */
    input: z.object({
      ...oneRun,
      payOn: z.optional(day),
      format: z._default(z.enum(bankFileFormats), 'csv'),
    }),
    output: nothing,
    errors: ['pay-run-moved-on', 'blocked'],
  }),
})
