import { payLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { notNull, nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { payDiscrepancies, payLines, payRuns, payslips } from '../pay-runs.tables.ts'
import { isApproved } from '../payroll.sql.ts'
import type { LineEvent } from './pay-month.ts'

// Payments and decisions of earlier runs, for several people at once.

const ids = (them: readonly string[]) => sql`any(${sql.param(them)}::uuid[])`

const adjustedMonthRow = {
  payRunId: payRuns.id,
  month: payRuns.month,
  items: payRuns.items,
}
export type AdjustedMonth = ShapeRow<typeof adjustedMonthRow>

/** Months from `first` up to the one before `month` with a paid run that was not reversed. */
export const listAdjustedMonths = (db: Database, month: string, first: string) =>
  queryRows(db, adjustedMonthRow)`
    select id as pay_run_id, month, items from pay_runs
    where kind = 'regular' and reversed_at is null and status in ('paid', 'locked')
      and month >= ${first} and month < ${month}
    order by month`

const decisionRow = {
  /** The run in which this was decided. */
  payRunId: payRuns.id,
  month: payRuns.month,
  personId: payDiscrepancies.personId,
  kind: payDiscrepancies.kind,
  subject: payDiscrepancies.subject,
  decision: notNull(payDiscrepancies.decision),
}
export type DecisionRow = ShapeRow<typeof decisionRow>

/**
 * Decisions from this run and from approved runs since `first` that were not reversed; this run's own come
 * last.
 */
export const listDecisions = (
  db: Database,
  { payRunId, first }: { payRunId: string; first: string },
  personIds: readonly string[],
) =>
  queryRows(db, decisionRow)`
    select r.id as pay_run_id, r.month, d.person_id, d.kind, d.subject, d.decision
    from pay_discrepancies d join pay_runs r on r.id = d.pay_run_id
    where (r.id = ${payRunId} or (r.kind = 'regular' and r.reversed_at is null and ${isApproved} and r.month >= ${first}))
      and d.person_id = ${ids(personIds)} and d.decision is not null
    order by r.id = ${payRunId}, r.approved_at, r.id`

/** Lines of approved runs for these months, including adjustments and counter-lines. */
export const listPaidLines = (db: Database, months: readonly string[], personIds: readonly string[]) =>
  queryRows(db, {
    personId: payslips.personId,
    month: pgType.text,
    key: payLines.key,
    kind: pgType.oneOf(payLineKind.options),
    label: payLines.label,
    amount: pgType.float,
    payItemId: payLines.payItemId,
    events: pgType.json<readonly LineEvent[]>(),
  })`
    select s.person_id, coalesce(l.of_month, r.month) as month, l.key, coalesce(l.adjusts, l.kind) as kind,
      l.label, l.amount::float8 as amount, l.pay_item_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'on', e.on_day, 'sessionId', e.session_id,
          'leaveRequestId', e.leave_request_id, 'minutes', e.minutes, 'status', e.status, 'days', e.days,
          'checkInAt', e.check_in_at) order by e.id)
        from pay_line_events e where e.pay_line_id = l.id
      ), '[]'::jsonb) as events
    from payslips s
    join pay_runs r on r.id = s.pay_run_id
    join pay_lines l on l.payslip_id = s.id
    where s.person_id = ${ids(personIds)} and ${isApproved} and l.kind <> 'carried'
      and coalesce(l.of_month, r.month) = any(${sql.param(months)}::text[])
    order by l.of_month nulls first, r.kind, r.created_at, l.position`

/**
 * Per person, what approved runs carried forward: above zero, they were overpaid and still owe it; below zero,
 * they were not paid and are still owed it. `unpaidMonth`: the latest month that was not paid.
 */
export const listBalances = (db: Database, personIds: readonly string[]) =>
  queryRows(db, { personId: payslips.personId, balance: pgType.float, unpaidMonth: nullable(payRuns.month) })`
    select s.person_id, sum(s.carried - s.unpaid)::float8 as balance,
      max(r.month) filter (where s.unpaid > 0) as unpaid_month
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = ${ids(personIds)} and ${isApproved}
    group by s.person_id having sum(s.carried - s.unpaid) <> 0`
