import type { analyticsStaff } from '@campanile/contract/analytics/analytics-staff.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { sql } from 'drizzle-orm'
import { containsEveryWord } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType } from '#db/rows.ts'
import { payRuns, payslips } from '#domains/payroll/pay-runs.tables.ts'
import { paidPay, unpaidPay } from '#domains/payroll/payroll.sql.ts'
import { approvedSlips } from '../views/pay.sql.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

type Filters = Pick<
  ParsedInput<typeof analyticsStaff.listAnalyticsPayslips>,
  'month' | 'employment' | 'search'
>

const byPerson = inNameOrder(sql`s.person_name`)

export const payslipRows = rowQuery({
  shape: {
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
    adjustedAndCarried: pgType.float,
    paid: pgType.float,
  },
  matching: ({ from, to, month, employment, search }: InTerm<Filters>) => sql`${approvedSlips({ from, to })}
    and ${month ? sql`r.month = ${month}` : sql`true`}
    and ${employment ? sql`coalesce(s.employment_type, 'none') = ${employment}` : sql`true`}
    and ${containsEveryWord(search, sql`(s.person_name || ' ' || coalesce(s.person_number, ''))`)}`,
  select: (matching, order, limit) => sql`
    select s.id as payslip_id, r.id as pay_run_id, r.month, r.kind as run_kind, s.person_id,
      s.person_name, s.person_number as number, s.employment_type,
      s.earnings::float8 as earnings, s.deductions::float8 as deductions, s.taxes::float8 as taxes,
      (s.adjustments + s.carried - ${unpaidPay})::float8 as adjusted_and_carried, (${paidPay})::float8 as paid
    from ${matching} order by ${order} ${limit}`,
  sorts: {
    person: (direction) => sql`${byPerson} ${direction}, s.person_id, r.month`,
    month: (direction) => sql`r.month ${direction}, ${byPerson}`,
    paid: (direction) => sql`${paidPay} ${direction}, ${byPerson}`,
  },
  tieBreak: sql`s.id`,
  fileOrder: sql`s.id`,
  isAfter: ({ payslipId }) => sql`s.id > ${payslipId}::uuid`,
})
