import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { isApproved } from '../payroll.sql.ts'

export interface MySlipRow {
  id: string
  month: string
  runKind: 'regular' | 'reversal'
  net: number
  earnings: number
  currency: string
  paidOn: string | null
  approvedAt: Date
  reversed: boolean
}

const ofYear = (year: number): SQL => sql`r.month like ${`${year}-%`}`
const shownTo = (personId: string): SQL => sql`
  from payslips s join pay_runs r on r.id = s.pay_run_id
  where s.person_id = ${personId} and ${isApproved}`

interface Query {
  year?: number | undefined
  page: number
  pageSize: number
}

/** The payslips that are visible to a person, latest first. */
export async function listShown(db: Database, personId: string, { year, page, pageSize }: Query) {
  const where = year === undefined ? shownTo(personId) : sql`${shownTo(personId)} and ${ofYear(year)}`
  const rows = await rowsOf<MySlipRow>(
    db,
    sql`
    select s.id, r.month, r.kind as "runKind", s.net::float8 as net, s.earnings::float8 as earnings, r.currency,
      r.paid_on::text as "paidOn", r.approved_at as "approvedAt", r.reversed_at is not null as reversed
    ${where}
    order by r.month desc, r.approved_at desc, s.id desc
    ${pageClause({ page, pageSize })}`,
    ['approvedAt'],
  )
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${where}`)
  return { rows, total: counted?.total ?? 0 }
}

/** The years in which a person has visible payslips, latest first. */
export async function listYears(db: Database, personId: string): Promise<number[]> {
  const rows = await rowsOf<{ year: number }>(
    db,
    sql`select distinct left(r.month, 4)::int as year ${shownTo(personId)} order by year desc`,
  )
  return rows.map(({ year }) => year)
}

interface YearSums {
  payslips: number
  /** Null when there are no payslips. */
  currency: string | null
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
}

/** The sums fit exactly into JavaScript numbers. */
export async function sumYear(db: Database, personId: string, year: number): Promise<YearSums> {
  const [sums] = await rowsOf<YearSums>(
    db,
    sql`
    select count(*)::int as payslips, max(r.currency) as currency,
      coalesce(sum(s.earnings), 0)::float8 as earnings, coalesce(sum(s.deductions), 0)::float8 as deductions,
      coalesce(sum(s.taxes), 0)::float8 as taxes, coalesce(sum(s.adjustments), 0)::float8 as adjustments,
      coalesce(sum(s.carried), 0)::float8 as carried, coalesce(sum(s.net), 0)::float8 as net
    ${shownTo(personId)} and ${ofYear(year)}`,
  )
  return sums!
}

export interface YearLine {
  kind: PayLineKind
  adjusts: PayLineKind | null
  label: string
  amount: number
}

/** By kind and item, in the order of a payslip. */
export const listYearLines = (db: Database, personId: string, year: number) =>
  rowsOf<YearLine>(
    db,
    sql`
    select l.kind, l.adjusts, l.label, sum(l.amount)::float8 as amount
    from payslips s
    join pay_runs r on r.id = s.pay_run_id
    join pay_lines l on l.payslip_id = s.id
    where s.person_id = ${personId} and ${isApproved} and ${ofYear(year)}
    group by l.kind, l.adjusts, l.label
    order by min(l.position), l.label`,
  )

export const listAdminsAmong = async (db: Database, personIds: readonly string[]): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select id from people where role = 'admin' and id = any(${sql.param(personIds)}::uuid[])`,
    )
  ).map(({ id }) => id)
