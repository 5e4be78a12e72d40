import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { PayBasis, PayLineKind, PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import type { payslips as operations } from '@campanile/contract/payroll/payslips.ts'
import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { isApproved } from '../payroll.sql.ts'

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

export async function findPayslip(db: Database, payslipId: string): Promise<PayslipRow | undefined> {
  const [row] = await rowsOf<PayslipRow>(db, sql`select ${columns} from ${tables} where s.id = ${payslipId}`)
  return row
}

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
      everyWordIn(search, sql`(s.person_name || ' ' || coalesce(s.person_number, ''))`),
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
      order by ${by} ${direction}, s.id ${pageClause({ page, pageSize })}`,
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from payslips s where ${narrowed(query)}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** The next batch of payslips after the last one read. */
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

export interface PayLineRow {
  id: string
  kind: PayLineKind
  label: string
  detail: string | null
  amount: number
  ofMonth: string | null
  events: number
  question: { id: string; status: 'open' | 'answered' } | null
}

/** Lines in order, each with its latest question. */
export const listLines = (db: Database, payslipId: string) =>
  rowsOf<PayLineRow>(
    db,
    sql`
    select l.id, l.kind, l.label, l.detail, l.amount::float8 as amount, l.of_month as "ofMonth",
      (select count(*)::int from pay_line_events e where e.pay_line_id = l.id) as events,
      (select jsonb_build_object('id', q.id, 'status', case when q.answered_at is null then 'open' else 'answered' end)
        from pay_questions q where q.pay_line_id = l.id order by q.asked_at desc, q.id desc limit 1) as question
    from pay_lines l where l.payslip_id = ${payslipId} order by l.position`,
  )

export interface LineEventRow {
  kind: 'session' | 'staff-day' | 'leave'
  on: string
  minutes: number | null
  status: string | null
  days: string | null
  checkInAt: Date | null
  sessionId: string | null
  classId: string | null
  courseCode: string | null
  courseTitle: string | null
  startsAt: Date | null
  endsAt: Date | null
  leaveRequestId: string | null
  leaveType: string | null
  paid: boolean | null
  from: string | null
  to: string | null
}

export async function listEvents(
  db: Database,
  {
    payslipId,
    payLineId,
    page,
    pageSize,
  }: {
    payslipId: string
    payLineId: string
    page: number
    pageSize: number
  },
) {
  const where = sql`where l.id = ${payLineId} and l.payslip_id = ${payslipId}`
  const rows = await rowsOf<LineEventRow>(
    db,
    sql`
    select e.kind, e.on_day::text as "on", e.minutes, e.status, e.days, e.check_in_at as "checkInAt",
      e.session_id as "sessionId", s.class_id as "classId", co.code::text as "courseCode", co.title as "courseTitle",
      s.starts_at as "startsAt", s.ends_at as "endsAt", e.leave_request_id as "leaveRequestId",
      t.name::text as "leaveType", t.paid, q.first_day::text as "from", q.last_day::text as "to"
    from pay_line_events e join pay_lines l on l.id = e.pay_line_id
    left join sessions s on s.id = e.session_id
    left join classes c on c.id = s.class_id
    left join courses co on co.id = c.course_id
    left join leave_requests q on q.id = e.leave_request_id
    left join leave_types t on t.id = q.leave_type_id
    ${where} order by e.on_day, s.starts_at, e.id ${pageClause({ page, pageSize })}`,
    ['checkInAt', 'startsAt', 'endsAt'],
  )
  const [counted] = await rowsOf<{ total: number | null }>(
    db,
    sql`select (select count(*)::int from pay_line_events e where e.pay_line_id = l.id) as total
      from pay_lines l ${where}`,
  )
  return { rows, total: counted?.total ?? null }
}

export interface YearSums {
  people: number
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
}

/** A person's approved payslips of a calendar year up to a month, plus this one, added up. */
export async function sumYear(
  db: Database,
  { payslipId, personId, year, month }: { payslipId: string; personId: string; year: number; month: string },
): Promise<YearSums> {
  const [row] = await rowsOf<YearSums>(
    db,
    sql`
    select 1 as people, coalesce(sum(earnings), 0)::float8 as earnings, coalesce(sum(deductions), 0)::float8 as deductions,
      coalesce(sum(taxes), 0)::float8 as taxes, coalesce(sum(adjustments), 0)::float8 as adjustments,
      coalesce(sum(carried), 0)::float8 as carried, coalesce(sum(net), 0)::float8 as net
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = ${personId} and left(r.month, 4) = ${String(year)} and r.month <= ${month}
      and (s.id = ${payslipId} or (${isApproved}
        and r.created_at <= (select o.created_at from payslips x join pay_runs o on o.id = x.pay_run_id
          where x.id = ${payslipId})))`,
  )
  return row!
}
