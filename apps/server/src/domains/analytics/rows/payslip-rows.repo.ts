import type { AnalyticsPayslip, analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWord, pageClause } from '#db/lists.ts'
import { pgType } from '#db/row-shape.ts'
import { countRows, queryRows } from '#db/rows.ts'
import { payRuns, payslips } from '#domains/payroll/pay-runs.tables.ts'
import { approvedSlips, type Days } from '../views/pay.sql.ts'
import { directionOf } from './found-people.sql.ts'

type Asked = ParsedInputOf<typeof analyticsStaff.listAnalyticsPayslips>

export type PayslipPart = Pick<Asked, 'month' | 'employment' | 'search'> & Days

const ofPart = ({ month, employment, search, ...days }: PayslipPart) => sql`${approvedSlips(days)}
    and ${month ? sql`r.month = ${month}` : sql`true`}
    and ${employment ? sql`coalesce(s.employment_type, 'none') = ${employment}` : sql`true`}
    and ${everyWord(
      search,
      (pattern) => sql`(s.person_name || ' ' || coalesce(s.person_number, '')) ilike ${pattern}`,
    )}`

const selected = (db: Database, slips: SQL, tail: SQL) =>
  queryRows(
    db,
    {
      payslipId: payslips.id,
      payRunId: payRuns.id,
      month: payRuns.month,
      runKind: payRuns.kind,
      personId: payslips.personId,
      personName: payslips.personName,
      number: payslips.personNumber,
      employmentType: payslips.employmentType,
      earnings: pgType.float,
      deductions: pgType.float,
      taxes: pgType.float,
      corrections: pgType.float,
      net: pgType.float,
    },
    sql`select s.id as payslip_id, r.id as pay_run_id, r.month, r.kind as run_kind, s.person_id,
      s.person_name, s.person_number as number, s.employment_type,
      s.earnings::float8 as earnings, s.deductions::float8 as deductions, s.taxes::float8 as taxes,
      (s.adjustments + s.carried)::float8 as corrections, s.net::float8 as net
    from ${slips} ${tail}`,
  )

const byPerson = sql`s.person_name collate "und-x-icu"`
const orders: Record<string, (direction: SQL) => SQL> = {
  person: (direction) => sql`${byPerson} ${direction}, s.person_id, r.month`,
  month: (direction) => sql`r.month ${direction}, ${byPerson}`,
  net: (direction) => sql`s.net ${direction}, ${byPerson}`,
}

export async function listPayslipRows(
  db: Database,
  part: PayslipPart,
  page: Pick<Asked, 'sort' | 'page' | 'pageSize'>,
) {
  const order = orders[page.sort.replace('-', '')]!(directionOf(page.sort))
  const rows = await selected(db, ofPart(part), sql`order by ${order}, s.id ${pageClause(page)}`)
  return { rows, total: await countRows(db, sql`from ${ofPart(part)}`) }
}

/** The next page of payslips, after the given one. */
export const listPayslipsAfter = (
  db: Database,
  part: PayslipPart,
  after: AnalyticsPayslip | undefined,
  limit: number,
) =>
  selected(
    db,
    after ? sql`${ofPart(part)} and s.id > ${after.payslipId}::uuid` : ofPart(part),
    sql`order by s.id limit ${limit}`,
  )
