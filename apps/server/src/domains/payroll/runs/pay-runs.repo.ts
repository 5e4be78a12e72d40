import { startMonths } from '@campanile/contract/payroll/pay-runs.ts'
import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import { payLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { payRunPeople, payRuns, payslips } from '../pay-runs.tables.ts'
import { amountsShape, isApproved, paidDigest, paidPay, previousRun, unpaidPay } from '../payroll.sql.ts'

interface Named {
  id: string
  name: string
}

const payRunRow = {
  id: payRuns.id,
  month: payRuns.month,
  kind: payRuns.kind,
  status: payRuns.status,
  currency: payRuns.currency,
  problem: payRuns.problem,
  reason: payRuns.reason,
  version: payRuns.version,
  reversalOf: payRuns.reversalOf,
  reversedByRun: nullable(pgType.uuid),
  done: pgType.int,
  total: pgType.int,
  people: pgType.int,
  ...amountsShape,
  /** The payments in the bank file, and those it can't contain. */
  paidPeople: pgType.int,
  paidAmount: pgType.float,
  unpaidPeople: pgType.int,
  unpaidAmount: pgType.float,
  bankFileAt: payRuns.bankFileAt,
  isFileOutdated: pgType.boolean,
  /** The run to compare with. */
  beforeId: nullable(pgType.uuid),
  beforeMonth: nullable(payRuns.month),
  beforePeople: nullable(pgType.int),
  beforeNet: nullable(pgType.float),
  /** The person it pays, when there is only one. */
  onlyPersonId: nullable(pgType.uuid),
  open: pgType.int,
  settled: pgType.int,
  questions: pgType.int,
  everAsked: pgType.boolean,
  createdAt: payRuns.createdAt,
  createdBy: pgType.json<Named>(),
  computedAt: payRuns.computedAt,
  countedAt: payRuns.countedAt,
  computedBy: pgType.json<Named>(),
  activeAdmins: pgType.int,
  approvedAt: payRuns.approvedAt,
  approvedBy: nullable(pgType.json<Named>()),
  paidAt: payRuns.paidAt,
  paidBy: nullable(pgType.json<Named>()),
  payOn: nullable(pgType.text),
  paidOn: nullable(pgType.text),
  lockedAt: payRuns.lockedAt,
  lockedBy: nullable(pgType.json<Named>()),
  reversedAt: payRuns.reversedAt,
  reversedBy: nullable(pgType.json<Named>()),
  /** An earlier month has a run that is not approved yet. */
  earlierOpen: pgType.boolean,
  /** An earlier month was reversed and has had no run since. */
  earlierTakenBack: pgType.boolean,
  /**
   * Another run was approved or reversed, or left a person unpaid, after the computation of this one began.
   */
  overtaken: pgType.boolean,
}
export type PayRunRow = ShapeRow<typeof payRunRow>

const named = (column: SQL) =>
  sql`(select jsonb_build_object('id', n.id, 'name', n.first_name || ' ' || n.last_name) from people n where n.id = ${column})`

const select = (db: Database, rest: SQL) =>
  queryRows(db, payRunRow)`
    select r.id, r.month, r.kind, r.status, r.currency, r.problem, r.reason, r.version,
      r.reversal_of, (select x.id from pay_runs x where x.reversal_of = r.id) as reversed_by_run,
      m.done, m.total, s.people, s.earnings, s.deductions, s.taxes, s.adjustments, s.carried, s.net, s.only_person_id,
      s.paid_people, s.paid_amount, s.unpaid_people, s.unpaid_amount,
      r.bank_file_at, r.status = 'approved' and r.bank_file_at is not null
        and r.bank_file_digest is distinct from ${paidDigest} as is_file_outdated,
      b.id as before_id, b.month as before_month, b.people as before_people, b.net as before_net,
      d.open, d.settled, q.questions, q.ever_asked,
      r.created_at, ${named(sql`r.created_by`)} as created_by, r.computed_at,
      r.counted_at, ${named(sql`coalesce(r.computed_by, r.created_by)`)} as computed_by,
      (select count(*)::int from people a where a.role = 'admin' and a.is_active and a.archived_at is null)
        as active_admins,
      r.approved_at, ${named(sql`r.approved_by`)} as approved_by,
      r.paid_at, ${named(sql`r.paid_by`)} as paid_by, r.pay_on::text as pay_on, r.paid_on::text as paid_on,
      r.locked_at, ${named(sql`r.locked_by`)} as locked_by,
      r.reversed_at, ${named(sql`r.reversed_by`)} as reversed_by,
      exists (select 1 from pay_runs e where e.kind = 'regular' and e.month < r.month
        and e.status in ('draft', 'computing', 'computed')) as earlier_open,
      exists (select 1 from pay_runs e where e.kind = 'regular' and e.month < r.month and e.reversed_at is not null
        and not exists (select 1 from pay_runs n
          where n.month = e.month and n.kind = 'regular' and n.reversed_at is null)) as earlier_taken_back,
      exists (select 1 from pay_runs o where o.id <> r.id
        and (o.approved_at > r.counted_at or o.reversed_at > r.counted_at
          or (o.paid_at > r.counted_at and exists (select 1 from payslips u
            where u.pay_run_id = o.id and u.unpaid > 0)))) as overtaken
    from pay_runs r
    cross join lateral (select count(*)::int as total, count(computed_at)::int as done
      from pay_run_people where pay_run_id = r.id) m
    cross join lateral (select count(*)::int as people, coalesce(sum(earnings), 0)::float8 as earnings,
        coalesce(sum(deductions), 0)::float8 as deductions, coalesce(sum(taxes), 0)::float8 as taxes,
        coalesce(sum(adjustments), 0)::float8 as adjustments, coalesce(sum(carried), 0)::float8 as carried,
        coalesce(sum(net), 0)::float8 as net,
        case when count(*) = 1 then min(person_id::text)::uuid end as only_person_id,
        (count(*) filter (where s.net > u.unpaid))::int as paid_people,
        coalesce(sum(${paidPay}), 0)::float8 as paid_amount,
        (count(*) filter (where u.unpaid > 0))::int as unpaid_people,
        coalesce(sum(u.unpaid), 0)::float8 as unpaid_amount
      from payslips s cross join lateral (select ${unpaidPay} as unpaid) u where s.pay_run_id = r.id) s
    left join lateral (select o.id, o.month, count(o_s.id)::int as people,
        coalesce(sum(o_s.net), 0)::float8 as net
      from pay_runs o left join payslips o_s on o_s.pay_run_id = o.id
      where o.id = ${previousRun} group by o.id) b on true
    cross join lateral (select (count(*) filter (where decision is null))::int as open,
        count(decision)::int as settled from pay_discrepancies where pay_run_id = r.id) d
    cross join lateral (select (count(*) filter (where q.answered_at is null))::int as questions,
        count(*) > 0 as ever_asked
      from pay_questions q join payslips qs on qs.id = q.payslip_id where qs.pay_run_id = r.id) q
    ${rest}`

export async function findRun(db: Database, payRunId: string): Promise<PayRunRow | undefined> {
  const [row] = await select(db, sql`where r.id = ${payRunId}`)
  return row
}

interface Query {
  status?: PayRunStatus | undefined
  page: number
  pageSize: number
}

/** Latest month first; a reversal comes before the run that it reverses. */
export async function listRuns(db: Database, { status, page, pageSize }: Query) {
  const where = status ? sql`where r.status = ${status}` : sql`where true`
  const rows = await select(
    db,
    sql`${where} order by r.month desc, r.created_at desc, r.id ${pageClause({ page, pageSize })}`,
  )
  const counted = await queryOne(db, {
    total: pgType.int,
    taken: pgType.array(pgType.text),
    questions: pgType.int,
  })`
    select (select count(*)::int from pay_runs r ${where}) as total,
      array(select month from pay_runs where kind = 'regular' and reversed_at is null
        order by month desc limit ${startMonths}) as taken,
      (select count(*)::int from pay_questions where answered_at is null) as questions`
  return { rows, total: counted.total, taken: counted.taken, openQuestions: counted.questions }
}

export type StoredRun = typeof payRuns.$inferSelect

/** Locks the run until the transaction ends, so that steps and batches of one run do not overlap. */
export async function lockRun(db: Database, payRunId: string): Promise<StoredRun | undefined> {
  const [row] = await db.select().from(payRuns).where(eq(payRuns.id, payRunId)).for('update')
  return row
}

/** Returns false when a run with this id exists. */
export async function insertRun(db: Database, row: typeof payRuns.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(payRuns).values(row).onConflictDoNothing({ target: payRuns.id })
  return rowCount === 1
}

/** Changes a run that the transaction has locked. */
export const updateRun = (db: Database, payRunId: string, change: Partial<StoredRun>) =>
  db
    .update(payRuns)
    .set({ ...change, version: sql`${payRuns.version} + 1` })
    .where(eq(payRuns.id, payRunId))

export const deleteRun = (db: Database, payRunId: string) =>
  db.delete(payRuns).where(eq(payRuns.id, payRunId))

/** Fixes the amounts that the run does not pay, using the current bank details. */
export const fixUnpaid = (db: Database, payRunId: string) =>
  db.execute(sql`
    update payslips s set unpaid = ${unpaidPay} from pay_runs r where r.id = s.pay_run_id and r.id = ${payRunId}`)

export const listPaidPeople = async (db: Database, payRunId: string): Promise<string[]> =>
  await queryValues(
    db,
    payslips.personId,
  )`select person_id as id from payslips where pay_run_id = ${payRunId}`

const itemTotalRow = {
  kind: pgType.oneOf(payLineKind.options),
  adjusts: nullable(pgType.oneOf(['earning', 'allowance', 'deduction', 'tax', 'pay'])),
  label: pgType.text,
  people: pgType.int,
  /** The person it pays, when there is only one. */
  onlyPersonId: nullable(pgType.uuid),
  amount: pgType.float,
}
export type ItemTotalRow = ShapeRow<typeof itemTotalRow>

/** The total of each kind of line and each item, over all classes and days. */
export const listTotals = (db: Database, payRunId: string) =>
  queryRows(db, itemTotalRow)`
    select l.kind, case when l.adjusts in ('basic', 'no-pay', 'teaching', 'leave') then 'pay' else l.adjusts end as adjusts,
      case when l.pay_item_id is null then '' else max(i.name) end as label,
      count(distinct l.payslip_id)::int as people, sum(l.amount)::float8 as amount,
      case when count(distinct l.payslip_id) = 1 then min(s.person_id::text)::uuid end as only_person_id
    from payslips s join pay_lines l on l.payslip_id = s.id left join pay_items i on i.id = l.pay_item_id
    where s.pay_run_id = ${payRunId} and l.kind <> 'leave'
    group by l.kind, 2, l.pay_item_id
    order by min(array_position(array['basic','no-pay','teaching','earning','allowance','deduction','tax',
      'adjustment','carried'], l.kind)), min(i.position), label`

/** Runs that are being computed, or whose computation was interrupted. */
export const findUnfinished = (db: Database) =>
  queryRows(db, { id: pgType.uuid })`select id from pay_runs where status = 'computing'`

/**
 * The people of a run: everyone with a pay profile in its month, lecturers and staff without one, and people
 * with earlier months or carried amounts that may still change.
 */
export async function replacePeople(
  db: Database,
  {
    payRunId,
    first,
    last,
    fromMonth,
    month,
  }: {
    payRunId: string
    first: string
    last: string
    fromMonth: string
    month: string
  },
): Promise<void> {
  await db.execute(sql`delete from pay_run_people where pay_run_id = ${payRunId}`)
  await db.execute(sql`
    insert into pay_run_people (pay_run_id, person_id)
    select ${payRunId}::uuid, p.id from people p
    where (p.starts_on <= ${last}::date and (p.ends_on is null or p.ends_on >= ${first}::date)
        and (exists (select 1 from pay_profiles f where f.person_id = p.id and f.first_day <= ${last}::date
            and (f.last_day is null or f.last_day >= ${first}::date))
          or (p.role in ('lecturer', 'staff') and p.is_active and p.archived_at is null)))
      or exists (select 1 from payslips s join pay_runs r on r.id = s.pay_run_id
        where s.person_id = p.id and ${isApproved} and r.month >= ${fromMonth} and r.month < ${month})
      or exists (select 1 from payslips s join pay_runs r on r.id = s.pay_run_id
        join pay_lines l on l.payslip_id = s.id
        where s.person_id = p.id and ${isApproved} and l.of_month = ${month})
      or exists (select 1 from payslips s where s.pay_run_id = ${payRunId}::uuid and s.person_id = p.id)
      or (select sum(s.carried - s.unpaid) from payslips s join pay_runs r on r.id = s.pay_run_id
        where s.person_id = p.id and ${isApproved}) <> 0`)
}

/** The next people who are not computed yet. */
export const nextPeople = async (db: Database, payRunId: string, limit: number): Promise<string[]> =>
  await queryValues(db, payRunPeople.personId)`
      select person_id as id from pay_run_people where pay_run_id = ${payRunId} and computed_at is null
      order by person_id limit ${limit}`

export const markComputed = (db: Database, payRunId: string, personIds: readonly string[], at: Date) =>
  db.execute(sql`
    update pay_run_people set computed_at = ${at}
    where pay_run_id = ${payRunId} and person_id = any(${sql.param(personIds)}::uuid[])`)
