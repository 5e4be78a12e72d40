import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { day, id, instant, pageOf, paging, role, searchText, text, version } from '../values.ts'

/**
 * What an admin has to look at before a run is approved.
 *
 * - `not-recorded`: in the timetable and over, but its check-in was never opened and no register taken
 * - `cancelled`: cancelled, recorded or not
 * - `recorded-by-other`: another lecturer opened its check-in or took its register
 * - `recorded-by-nobody`: several teach the class, and none of them recorded it
 * - `recorded-by-outsider`: recorded by this lecturer, who did not teach the class when it began; paid unless decided otherwise
 * - `joined`, `left`: the profile begins or ends in the month
 * - `gap`: working days between two profiles of the month that neither covers
 * - `no-profile`: no pay profile in the month
 * - `no-bank-details`: pay, but nowhere to send it
 * - `negative-pay`: deductions exceed the pay, the rest is carried over
 * - `item-failed`: an item cannot be worked out for this person; it has to be put right
 * - `adjustment-failed`: the same for an earlier month, which stays as it was paid
 */
export const discrepancyKinds = [
  'not-recorded',
  'cancelled',
  'recorded-by-other',
  'recorded-by-nobody',
  'recorded-by-outsider',
  'joined',
  'left',
  'gap',
  'no-profile',
  'no-bank-details',
  'negative-pay',
  'item-failed',
  'adjustment-failed',
] as const
export const discrepancyKind = z.enum(discrepancyKinds)
export type DiscrepancyKind = z.infer<typeof discrepancyKind>

/** pay, do-not-pay: of a session. noted: looked at, and right as it is. */
export const discrepancyDecisions = ['pay', 'do-not-pay', 'noted'] as const
export const discrepancyDecision = z.enum(discrepancyDecisions)
export type DiscrepancyDecision = z.infer<typeof discrepancyDecision>

/** How each kind is called, and which decisions settle it; without any it has to be put right. */
export const discrepancyWords: Record<
  DiscrepancyKind,
  { label: string; decisions: readonly DiscrepancyDecision[] }
> = {
  'not-recorded': { label: 'Taught but not recorded', decisions: ['pay', 'do-not-pay'] },
  cancelled: { label: 'Cancelled session', decisions: ['pay', 'do-not-pay'] },
  'recorded-by-other': { label: 'Recorded by a colleague', decisions: ['pay', 'do-not-pay'] },
  'recorded-by-nobody': { label: 'Recorded by none of its lecturers', decisions: ['pay', 'do-not-pay'] },
  'recorded-by-outsider': { label: 'Not a lecturer of the class', decisions: ['pay', 'do-not-pay'] },
  joined: { label: 'Joined in the month', decisions: ['noted'] },
  left: { label: 'Left in the month', decisions: ['noted'] },
  gap: { label: 'Gap between pay profiles', decisions: ['noted'] },
  'no-profile': { label: 'No pay profile', decisions: ['noted'] },
  'no-bank-details': { label: 'No bank details', decisions: ['noted'] },
  'negative-pay': { label: 'Pay below zero', decisions: ['noted'] },
  'item-failed': { label: 'Item cannot be worked out', decisions: [] },
  'adjustment-failed': { label: 'Adjustment cannot be worked out', decisions: ['noted'] },
}
export const decisionWords: Record<DiscrepancyDecision, string> = {
  pay: 'Pay',
  'do-not-pay': 'Do not pay',
  noted: 'Noted',
}

/** The most that are settled at once. */
export const maxSettledAtOnce = 200

const discrepancy = z.object({
  id,
  kind: discrepancyKind,
  person: z.object({
    id,
    name: z.string(),
    number: z.nullable(z.string()),
    role,
    photo: z.nullable(z.string()),
  }),
  /** The person's payslip in this run; null: there is none. */
  payslipId: z.nullable(id),
  /** What it is about, in words. */
  about: z.string(),
  /** The day it is of, where it is of one. */
  on: z.nullable(day),
  session: z.nullable(
    z.object({
      id,
      classId: id,
      courseCode: z.string(),
      courseTitle: z.string(),
      startsAt: instant,
      endsAt: instant,
      status: z.enum(['scheduled', 'held', 'cancelled', 'moved']),
      /** Its check-in was opened, or its register taken. */
      recorded: z.boolean(),
    }),
  ),
  decision: z.nullable(discrepancyDecision),
  note: z.nullable(z.string()),
  settledAt: z.nullable(instant),
  settledBy: z.nullable(z.string()),
  version,
  can: z.object({ settle: z.boolean() }),
})
export type Discrepancy = z.infer<typeof discrepancy>

const admins = ['admin'] as const
const oneRun = { payRunId: id }

export const payDiscrepancies = {
  listDiscrepancies: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/discrepancies',
    roles: admins,
    summary: 'What has to be looked at before a run is approved; open ones first, then by person',
    input: z.object({
      ...oneRun,
      ...paging,
      search: searchText,
      kind: z.optional(discrepancyKind),
      state: z.optional(z.enum(['open', 'settled'])),
      personId: z.optional(id),
    }),
    output: z.object({
      ...pageOf(discrepancy).shape,
      /** Of the whole run. */
      counts: z.array(z.object({ kind: discrepancyKind, open: z.int(), settled: z.int() })),
    }),
  }),
  settleDiscrepancies: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/discrepancies/settlement',
    roles: admins,
    confirms: 'always',
    summary:
      'Settle discrepancies of one run with the same decision, all or none; the payslips follow at once. Until approval each can be settled anew',
    input: z.object({
      ...oneRun,
      items: z.array(z.object({ id, version })).check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(maxSettledAtOnce, `At most ${maxSettledAtOnce} at once`),
        z.refine((items) => new Set(items.map((it) => it.id)).size === items.length, 'One stands twice'),
      ),
      decision: discrepancyDecision,
      note: z.nullable(text(500)),
    }),
    output: z.object({ items: z.array(discrepancy), open: z.int() }),
    errors: ['pay-run-moved-on', 'edit-conflict', 'blocked'],
  }),
}
