import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { PayBasis, PayRunStatus } from '@campanile/contract/pay-values.ts'
import type { payslips as operations } from '@campanile/contract/payslips.ts'
import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { containing } from '#domains/people/people.sql.ts'

export interface PayslipRow {
  id: string
  payRunId: string
  month: string
  runKind: 'regular' | 'reversal'
  runStatus: PayRunStatus
  currency: string
  paidOn: string | null
  personId: string
  personName: string
  personNumber: string | null
  personRole: Role
  employmentType: EmploymentType | null
  profileImage: string | null
  basis: PayBasis | null
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
  hasBankDetails: boolean
  openDiscrepancies: number
}

const columns = sql`s.id, s.pay_run_id as "payRunId", r.month, r.kind as "runKind", r.status as "runStatus",
  r.currency, r.paid_on::text as "paidOn", s.person_id as "personId", s.person_name as "personName",
  s.person_number as "personNumber", s.person_role as "personRole", s.employment_type as "employmentType",
  p.profile_image as "profileImage", s.basis, s.earnings::float8 as earnings, s.deductions::float8 as deductions,
  s.taxes::float8 as taxes, s.adjustments::float8 as adjustments, s.carried::float8 as carried, s.net::float8 as net,
  exists (select 1 from bank_details b where b.person_id = s.person_id) as "hasBankDetails",
  (select count(*)::int from pay_discrepancies d where d.pay_run_id = s.pay_run_id and d.person_id = s.person_id
    and d.decision is null) as "openDiscrepancies"`
const tables = sql`payslips s join pay_runs r on r.id = s.pay_run_id join people p on p.id = s.person_id`

type Query = ParsedInputOf<typeof operations.listPayslips>
type Narrowing = Pick<Query, 'payRunId' | 'search' | 'employmentType' | 'only'>

const only = {
  adjusted: sql`s.adjustments <> 0`,
  unsettled: sql`exists (select 1 from pay_discrepancies d where d.pay_run_id = s.pay_run_id
    and d.person_id = s.person_id and d.decision is null)`,
  'no-bank-details': sql`not exists (select 1 from bank_details b where b.person_id = s.person_id)`,
}

const narrowed = ({ payRunId, search, employmentType, only: which }: Narrowing): SQL =>
  sql.join(
    [
      sql`s.pay_run_id = ${payRunId}`,
      ...search
        .split(/\s+/)
        .filter(Boolean)
        .map(
          (word) => sql`(s.person_name || ' ' || coalesce(s.person_number, '')) ilike ${containing(word)}`,
        ),
      ...(employmentType ? [sql`s.employment_type = ${employmentType}`] : []),
      ...(which ? [only[which]] : []),
    ],
    sql` and `,
  )

export async function listPayslips(db: Database, query: Query) {
  const { sort, page, pageSize } = query
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const by = sort.endsWith('net') ? sql`s.net` : sql`s.person_name collate "und-x-icu"`
  const rows = await rowsOf<PayslipRow>(
    db,
    sql`select ${columns} from ${tables} where ${narrowed(query)}
      order by ${by} ${direction}, s.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from payslips s where ${narrowed(query)}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** The next payslips after the last one known. */
export const listPortion = (
  db: Database,
  query: Narrowing,
  { after, limit }: { after: PayslipRow | undefined; limit: number },
) =>
  rowsOf<PayslipRow>(
    db,
    sql`select ${columns} from ${tables} where ${narrowed(query)} ${after ? sql`and s.id > ${after.id}::uuid` : sql``}
      order by s.id limit ${limit}`,
  )
