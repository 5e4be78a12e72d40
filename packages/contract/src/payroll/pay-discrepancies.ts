import { z } from 'zod/mini'
import { defaultLocale } from '../locale.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { day, id, instant, pageSchema, paging, role, searchText, text, version } from '../values.ts'
import { decisionActLabels, decisionLabels, discrepancyLabels } from './label-messages.ts'
import { m } from './messages.ts'

/**
 * Discrepancies that an admin must resolve before a run is approved.
 *
 * - `not-recorded`: a past session whose check-in was never opened and whose register was not taken
 * - `cancelled`: a cancelled session, recorded or not
 * - `recorded-by-other`: another lecturer opened its check-in or took its register
 * - `recorded-by-nobody`: several teach the class, and none of them recorded it
 * - `recorded-by-outsider`: recorded by this lecturer, who did not teach the class when it began; paid
 *   unless an admin decides otherwise
 * - `joined`, `left`: the profile begins or ends in the month
 * - `gap`: working days between two profiles of the month that neither covers
 * - `no-profile`: no pay profile in the month
 * - `no-bank-details`: pay, but no bank details to send it to
 * - `negative-pay`: deductions exceed the pay; the rest is carried over
 * - `item-failed`: an item cannot be calculated for this person; it must be corrected
 * - `adjustment-failed`: the same for an earlier month, whose pay stays unchanged
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

/** pay, do-not-pay: for a session. `acknowledged`: no change needed. */
export const discrepancyDecisions = ['pay', 'do-not-pay', 'acknowledged'] as const
export const discrepancyDecision = z.enum(discrepancyDecisions)
export type DiscrepancyDecision = z.infer<typeof discrepancyDecision>

const labels = discrepancyLabels(defaultLocale)

/**
 * The name of each kind, and the decisions that resolve it; if there are none, the cause must be corrected.
 */
export const discrepancyWords: Record<
  DiscrepancyKind,
  { label: string; decisions: readonly DiscrepancyDecision[] }
> = {
  'not-recorded': { label: labels['not-recorded'], decisions: ['pay', 'do-not-pay'] },
  cancelled: { label: labels.cancelled, decisions: ['pay', 'do-not-pay'] },
  'recorded-by-other': { label: labels['recorded-by-other'], decisions: ['pay', 'do-not-pay'] },
  'recorded-by-nobody': { label: labels['recorded-by-nobody'], decisions: ['pay', 'do-not-pay'] },
  'recorded-by-outsider': { label: labels['recorded-by-outsider'], decisions: ['pay', 'do-not-pay'] },
  joined: { label: labels.joined, decisions: ['acknowledged'] },
  left: { label: labels.left, decisions: ['acknowledged'] },
  gap: { label: labels.gap, decisions: ['acknowledged'] },
  'no-profile': { label: labels['no-profile'], decisions: ['acknowledged'] },
  'no-bank-details': { label: labels['no-bank-details'], decisions: ['acknowledged'] },
  'negative-pay': { label: labels['negative-pay'], decisions: ['acknowledged'] },
  'item-failed': { label: labels['item-failed'], decisions: [] },
  'adjustment-failed': { label: labels['adjustment-failed'], decisions: ['acknowledged'] },
}
/** The decision. */
export const decisionWords: Record<DiscrepancyDecision, string> = decisionLabels(defaultLocale)
/** The same, as buttons. */
export const decisionActWords: Record<DiscrepancyDecision, string> = decisionActLabels(defaultLocale)

/** The most discrepancies that can be resolved together. */
export const maxSettledAtOnce = 200

const discrepancy = z.object({
  id,
  kind: discrepancyKind,
  person: z.object({
    id,
    name: z.string(),
    number: z.nullable(z.string()),
    role,
    profileImage: z.nullable(z.string()),
  }),
  /** The person's payslip in this run; null: there is none. */
  payslipId: z.nullable(id),
  /** The subject, as text. */
  about: z.string(),
  /** The day it is about, if it is about one. */
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

export const payDiscrepancies = onTopics(['payroll'], {
  listDiscrepancies: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/discrepancies',
    roles: admins,
    summary: 'List the discrepancies to resolve before a run is approved, open ones first, then by person',
    eventId: 'payRunId',
    input: z.object({
      ...oneRun,
      ...paging,
      search: searchText,
      kind: z.optional(discrepancyKind),
      state: z.optional(z.enum(['open', 'settled'])),
      personId: z.optional(id),
    }),
    output: z.object({
      ...pageSchema(discrepancy).shape,
      /** For the whole run. */
      counts: z.array(z.object({ kind: discrepancyKind, open: z.int(), settled: z.int() })),
    }),
  }),
  settleDiscrepancies: op({
    method: 'POST',
    path: '/pay-runs/{payRunId}/discrepancies/settlement',
    roles: admins,
    confirms: 'always',
    summary:
      'Resolve discrepancies of a run with one decision, all or none; can be changed until the run is approved',
    input: z.object({
      ...oneRun,
      items: z.array(z.object({ id, version })).check(
        z.minLength(1, m.selectAtLeastOne()),
        z.maxLength(maxSettledAtOnce, m.atMostAtOnce({ maximum: maxSettledAtOnce })),
        z.refine((items) => new Set(items.map((it) => it.id)).size === items.length, m.itemTwice()),
      ),
      decision: discrepancyDecision,
      note: z.nullable(text(500)),
    }),
    output: z.object({ items: z.array(discrepancy), open: z.int() }),
    errors: ['pay-run-moved-on', 'edit-conflict', 'blocked'],
  }),
})
