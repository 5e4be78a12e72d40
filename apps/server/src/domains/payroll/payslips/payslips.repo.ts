import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { payslips as operations } from '@campanile/contract/payroll/payslips.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause, sortDirection } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryOne, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { leaveTypes } from '#domains/leave/leave.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { payLineEvents, payLines, payRuns, payslips } from '../pay-runs.tables.ts'
import { amountsShape, isApproved, previousRun, unpaidPay } from '../payroll.sql.ts'

const payslipRow = {
  id: payslips.id,
  payRunId: payslips.payRunId,
  month: payRuns.month,
  runKind: payRuns.kind,
  runStatus: payRuns.status,
  currency: payRuns.currency,
  payOn: nullable(pgType.text),
  paidOn: nullable(pgType.text),
  personId: payslips.personId,
  personName: payslips.personName,
  personNumber: payslips.personNumber,
  personRole: payslips.personRole,
  employmentType: payslips.employmentType,
  profileImage: people.profileImage,
  basis: payslips.basis,
  ...amountsShape,
  unpaid: pgType.float,
  /** The person's net pay in the run to compare with. */
  netBefore: nullable(pgType.float),
  hasBankDetails: pgType.boolean,
  openDiscrepancies: pgType.int,
}
export type PayslipRow = ShapeRow<typeof payslipRow>

const columns = sql`s.id, s.pay_run_id, r.month, r.kind as run_kind, r.status as run_status,
  r.currency, r.pay_on::text as pay_on, r.paid_on::text as paid_on, s.person_id, s.person_name,
  s.person_number, s.person_role, s.employment_type,
  p.profile_image, s.basis, s.earnings::float8 as earnings, s.deductions::float8 as deductions,
  s.taxes::float8 as taxes, s.adjustments::float8 as adjustments, s.carried::float8 as carried, s.net::float8 as net,
  (${unpaidPay})::float8 as unpaid, before.net::float8 as net_before,
  exists (select 1 from bank_details b where b.person_id = s.person_id) as has_bank_details,
  (select count(*)::int from pay_discrepancies d where d.pay_run_id = s.pay_run_id and d.person_id = s.person_id
    and d.decision is null) as open_discrepancies`
const tables = sql`payslips s join pay_runs r on r.id = s.pay_run_id join people p on p.id = s.person_id
  left join payslips before on before.person_id = s.person_id and before.pay_run_id = ${previousRun}`

export const findPayslip = (db: Database, payslipId: string): Promise<PayslipRow | undefined> =>
  queryRow(db, payslipRow)`select ${columns} from ${tables} where s.id = ${payslipId}`

type Query = ParsedInput<typeof operations.listPayslips>
type Narrowing = Pick<Query, 'payRunId' | 'search' | 'employmentType' | 'only'>

const only = {
  adjusted: sql`s.adjustments <> 0`,
  unsettled: sql`exists (select 1 from pay_discrepancies d where d.pay_run_id = s.pay_run_id
    and d.person_id = s.person_id and d.decision is null)`,
  'no-bank-details': sql`not exists (select 1 from bank_details b where b.person_id = s.person_id)`,
}

const narrowed = ({ payRunId, search, employmentType, only: which }: Narrowing): SQL =>
  allConditions(
    sql`s.pay_run_id = ${payRunId}`,
    containsEveryWord(search, sql`(s.person_name || ' ' || coalesce(s.person_number, ''))`),
    employmentType && sql`s.employment_type = ${employmentType}`,
    which && only[which],
  )

const order = {
  person: inNameOrder(sql`s.person_name`),
  net: sql`s.net`,
  change: sql`abs(s.net - coalesce(before.net, 0))`,
}

export async function listPayslips(db: Database, query: Query) {
  const { sort, page, pageSize } = query
  const direction = sortDirection(sort)
  const by = order[sort.replace('-', '') as keyof typeof order]
  return queryPage(db, payslipRow, {
    rows: sql`select ${columns} from ${tables} where ${narrowed(query)}
      order by ${by} ${direction}, s.id`,
    count: sql`from payslips s where ${narrowed(query)}`,
    page: { page, pageSize },
  })
}

/** The next batch of payslips after the last one read. */
export const listNextRows = (
  db: Database,
  query: Narrowing,
  { after, limit }: { after: PayslipRow | undefined; limit: number },
) =>
  queryRows(
    db,
    payslipRow,
  )`select ${columns} from ${tables} where ${narrowed(query)} ${after ? sql`and s.id > ${after.id}::uuid` : sql``}
      order by s.id limit ${limit}`

const payLineRow = {
  id: payLines.id,
  kind: payLines.kind,
  label: payLines.label,
  detail: payLines.detail,
  amount: pgType.float,
  ofMonth: payLines.ofMonth,
  events: pgType.int,
  days: nullable(pgType.float),
  question: nullable(pgType.json<{ id: string; status: 'open' | 'answered' }>()),
}
export type PayLineRow = ShapeRow<typeof payLineRow>

/** Lines in order, each with its latest question. */
export const listLines = (db: Database, payslipId: string) =>
  queryRows(db, payLineRow)`
    select l.id, l.kind, l.label, l.detail, l.amount::float8 as amount, l.of_month,
      (select count(*)::int from pay_line_events e where e.pay_line_id = l.id) as events,
      case when l.kind in ('basic', 'no-pay') then (select round(sum(e.days::numeric), 2)::float8
        from pay_line_events e where e.pay_line_id = l.id) end as days,
      (select jsonb_build_object('id', q.id, 'status', case when q.answered_at is null then 'open' else 'answered' end)
        from pay_questions q where q.pay_line_id = l.id order by q.asked_at desc, q.id desc limit 1) as question
    from pay_lines l where l.payslip_id = ${payslipId} order by l.position`

const lineEventRow = {
  kind: payLineEvents.kind,
  on: pgType.text,
  minutes: payLineEvents.minutes,
  status: payLineEvents.status,
  days: payLineEvents.days,
  checkInAt: payLineEvents.checkInAt,
  sessionId: payLineEvents.sessionId,
  classId: nullable(sessions.classId),
  courseCode: nullable(pgType.text),
  courseTitle: nullable(courses.title),
  startsAt: nullable(sessions.startsAt),
  endsAt: nullable(sessions.endsAt),
  leaveRequestId: payLineEvents.leaveRequestId,
  leaveType: nullable(pgType.text),
  paid: nullable(leaveTypes.paid),
  from: nullable(pgType.text),
  to: nullable(pgType.text),
}
export type LineEventRow = ShapeRow<typeof lineEventRow>

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
  const rows = await queryRows(db, lineEventRow)`
    select e.kind, e.on_day::text as "on", e.minutes, e.status, e.days, e.check_in_at,
      e.session_id, s.class_id, co.code::text as course_code, co.title as course_title,
      s.starts_at, s.ends_at, e.leave_request_id,
      t.name::text as leave_type, t.paid, q.first_day::text as "from", q.last_day::text as "to"
    from pay_line_events e join pay_lines l on l.id = e.pay_line_id
    left join sessions s on s.id = e.session_id
    left join classes c on c.id = s.class_id
    left join courses co on co.id = c.course_id
    left join leave_requests q on q.id = e.leave_request_id
    left join leave_types t on t.id = q.leave_type_id
    ${where} order by e.on_day, s.starts_at, e.id ${pageClause({ page, pageSize })}`
  const counted = await queryRow(db, {
    total: nullable(pgType.int),
  })`select (select count(*)::int from pay_line_events e where e.pay_line_id = l.id) as total
      from pay_lines l ${where}`
  return { rows, total: counted?.total ?? null }
}

const yearSumsRow = {
  people: pgType.int,
  ...amountsShape,
}
export type YearSums = ShapeRow<typeof yearSumsRow>

/** A person's approved payslips of a calendar year up to a month, plus this one, added up. */
export async function sumYear(
  db: Database,
  { payslipId, personId, year, month }: { payslipId: string; personId: string; year: number; month: string },
): Promise<YearSums> {
  // An unpaid amount of an earlier month counts once, in the payslip that carries it. The stored amounts are
  // final, so a payslip that was printed does not change with bank details.
  const unpaidBefore = sql`case when s.id = ${payslipId} then 0 else s.unpaid end`
  const row = await queryOne(db, yearSumsRow)`
    select 1 as people, coalesce(sum(earnings), 0)::float8 as earnings, coalesce(sum(deductions), 0)::float8 as deductions,
      coalesce(sum(taxes), 0)::float8 as taxes, coalesce(sum(adjustments), 0)::float8 as adjustments,
      coalesce(sum(carried - ${unpaidBefore}), 0)::float8 as carried, coalesce(sum(net - ${unpaidBefore}), 0)::float8 as net
    from payslips s join pay_runs r on r.id = s.pay_run_id
    where s.person_id = ${personId} and left(r.month, 4) = ${String(year)} and r.month <= ${month}
      and (s.id = ${payslipId} or (${isApproved}
        and r.created_at <= (select o.created_at from payslips x join pay_runs o on o.id = x.pay_run_id
          where x.id = ${payslipId})))`
  return row
}
