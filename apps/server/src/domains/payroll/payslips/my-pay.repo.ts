import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  notNull,
  nullable,
  pgType,
  queryOne,
  queryPage,
  queryRows,
  queryValues,
  type ShapeRow,
} from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { payLines, payRuns, payslips } from '../pay-runs.tables.ts'
import { isApproved, paidPay, partsShape, unpaidPay } from '../payroll.sql.ts'

const mySlipRow = {
  id: payslips.id,
  month: payRuns.month,
  runKind: payRuns.kind,
  net: pgType.float,
  earnings: pgType.float,
  currency: payRuns.currency,
  payOn: nullable(pgType.text),
  paidOn: nullable(pgType.text),
  unpaid: pgType.float,
  approvedAt: notNull(payRuns.approvedAt),
  reversed: pgType.boolean,
}
export type MySlipRow = ShapeRow<typeof mySlipRow>

const ofYear = (year: number): SQL => sql`r.month like ${`${year}-%`}`
const visiblePayslips = (personId: string): SQL => sql`
  from payslips s join pay_runs r on r.id = s.pay_run_id
  where s.person_id = ${personId} and ${isApproved}`

export interface SlipQuery {
  year?: number | undefined
  page: number
  pageSize: number
}

/** The payslips that are visible to a person, latest first. */
export async function listShown(db: Database, personId: string, { year, page, pageSize }: SlipQuery) {
  const where =
    year === undefined ? visiblePayslips(personId) : sql`${visiblePayslips(personId)} and ${ofYear(year)}`
  return queryPage(db, mySlipRow, {
    rows: sql`
    select s.id, r.month, r.kind as run_kind, s.net::float8 as net, s.earnings::float8 as earnings, r.currency,
      r.pay_on::text as pay_on, r.paid_on::text as paid_on, (${unpaidPay})::float8 as unpaid, r.approved_at, r.reversed_at is not null as reversed
    ${where}
    order by r.month desc, r.approved_at desc, s.id desc`,
    count: where,
    page: { page, pageSize },
  })
}

/** The years in which a person has visible payslips, latest first. */
export const listYears = (db: Database, personId: string): Promise<number[]> =>
  queryValues(
    db,
    pgType.int,
  )`select distinct left(r.month, 4)::int as year ${visiblePayslips(personId)} order by year desc`

const yearSumsRow = {
  payslips: pgType.int,
  /** Null when there are no payslips. */
  currency: nullable(pgType.text),
  ...partsShape,
  paid: pgType.float,
}
type YearSums = ShapeRow<typeof yearSumsRow>

/** The sums fit exactly into JavaScript numbers. */
export async function sumYear(db: Database, personId: string, year: number): Promise<YearSums> {
  const sums = await queryOne(db, yearSumsRow)`
    select count(*)::int as payslips, max(r.currency) as currency,
      coalesce(sum(s.earnings), 0)::float8 as earnings, coalesce(sum(s.deductions), 0)::float8 as deductions,
      coalesce(sum(s.taxes), 0)::float8 as taxes, coalesce(sum(s.adjustments), 0)::float8 as adjustments,
      coalesce(sum(s.carried - ${unpaidPay}), 0)::float8 as carried, coalesce(sum(${paidPay}), 0)::float8 as paid
    ${visiblePayslips(personId)} and ${ofYear(year)}`
  return sums
}

const yearLineRow = {
  kind: payLines.kind,
  adjusts: payLines.adjusts,
  /** Empty for pay that could not be sent. */
  label: payLines.label,
  amount: pgType.float,
  position: nullable(payLines.position),
}
export type YearLine = ShapeRow<typeof yearLineRow>

/** By kind and item, in the order of a payslip. */
export const listYearLines = (db: Database, personId: string, year: number) =>
  queryRows(db, yearLineRow)`
    select l.kind, l.adjusts, l.label, sum(l.amount)::float8 as amount, min(l.position) as position
    from payslips s
    join pay_runs r on r.id = s.pay_run_id
    join pay_lines l on l.payslip_id = s.id
    where s.person_id = ${personId} and ${isApproved} and ${ofYear(year)}
    group by l.kind, l.adjusts, l.label
    union all
    select 'carried', null, '', -sum(${unpaidPay})::float8, null
    ${visiblePayslips(personId)} and ${ofYear(year)} having sum(${unpaidPay}) > 0
    order by position nulls last, label`

export const listAdminsAmong = async (db: Database, personIds: readonly string[]): Promise<string[]> =>
  await queryValues(
    db,
    people.id,
  )`select id from people where role = 'admin' and id = any(${sql.param(personIds)}::uuid[])`
