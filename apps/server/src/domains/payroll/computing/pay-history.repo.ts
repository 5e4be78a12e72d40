import type { DiscrepancyDecision, DiscrepancyKind } from '@campanile/contract/payroll/pay-discrepancies.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { PayItemRule } from '../items/pay-item.rules.ts'
import { isApproved } from '../payroll.sql.ts'
import type { PaidLine } from './pay-adjustment.rules.ts'

// What earlier runs paid and decided, for several people at once.

const ids = (them: readonly string[]) => sql`any(${sql.param(them)}::uuid[])`

export interface AdjustedMonth {
  payRunId: string
  month: string
  items: PayItemRule[]
}

/** Months from `first` up to the one before `month` with a paid run that was not reversed. */
export const listAdjustedMonths = (db: Database, month: string, first: string) =>
  rowsOf<AdjustedMonth>(
    db,
    sql`
    select id as "payRunId", month, items from pay_runs
    where kind = 'regular' and reversed_at is null and status in ('paid', 'locked')
      and month >= ${first} and month < ${month}
    order by month`,
  )

export interface DecisionRow {
  /** The run in which this was decided. */
  payRunId: string
  month: string
  personId: string
  kind: DiscrepancyKind
  subject: string
  decision: DiscrepancyDecision
}

/**
 * Decisions from this run and from approved runs since `first` that were not reversed; this run's own come
 * last.
 */
export const listDecisions = (
  db: Database,
  { payRunId, first }: { payRunId: string; first: string },
  personIds: readonly string[],
) =>
  rowsOf<DecisionRow>(
    db,
    sql`
    select r.id as "payRunId", r.month, d.person_id as "personId", d.kind, d.subject, d.decision
    from pay_discrepancies d join pay_runs r on r.id = d.pay_run_id
    where (r.id = ${payRunId} or (r.kind = 'regular' and r.reversed_at is null and ${isApproved} and r.month >= ${first}))
      and d.person_id = ${ids(personIds)} and d.decision is not null
    order by r.id = ${payRunId}, r.approved_at, r.id`,
  )

/** Lines of approved runs for these months, including adjustments and counter-lines. */
export const listPaidLines = (db: Database, months: readonly string[], personIds: readonly string[]) =>
  rowsOf<PaidLine & { personId: string; month: string }>(
    db,
    sql`
    select s.person_id as "personId", coalesce(l.of_month, r.month) as month, l.key, coalesce(l.adjusts, l.kind) as kind,
      l.label, l.amount::float8 as amount, l.pay_item_id as "payItemId",
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
    order by l.of_month nulls first, r.kind, r.created_at, l.position`,
  )

/** Amounts carried forward in approved runs, per person: what they were overpaid and still owe. */
export const listBalances = (db: Database, personIds: readonly string[]) =>
  rowsOf<{ personId: string; balance: number }>(
    db,
    sql`
    select s.person_id as "personId", sum(s.carried)::float8 as balance
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = ${ids(personIds)} and ${isApproved}
    group by s.person_id having sum(s.carried) <> 0`,
  )
