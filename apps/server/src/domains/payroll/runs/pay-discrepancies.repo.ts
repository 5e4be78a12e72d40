import type { ParsedInput } from '@campanile/contract/operation.ts'
import type {
  DiscrepancyDecision,
  payDiscrepancies as operations,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { payDiscrepancies, payslips } from '../pay-runs.tables.ts'

interface SessionFacts {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  startsAt: string
  endsAt: string
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  recorded: boolean
}

const discrepancyRow = {
  id: payDiscrepancies.id,
  payRunId: payDiscrepancies.payRunId,
  kind: payDiscrepancies.kind,
  personId: payDiscrepancies.personId,
  personName: pgType.text,
  number: people.number,
  role: people.role,
  profileImage: people.profileImage,
  payslipId: nullable(payslips.id),
  about: payDiscrepancies.about,
  on: nullable(pgType.text),
  session: nullable(pgType.json<SessionFacts>()),
  decision: payDiscrepancies.decision,
  note: payDiscrepancies.note,
  settledAt: payDiscrepancies.settledAt,
  settledBy: nullable(pgType.text),
  version: payDiscrepancies.version,
}
export type DiscrepancyRow = ShapeRow<typeof discrepancyRow>

const select = (db: Database, rest: SQL) =>
  queryRows(db, discrepancyRow)`
    select d.id, d.pay_run_id, d.kind, d.person_id,
      people.first_name || ' ' || people.last_name as person_name, people.number, people.role,
      people.profile_image, sl.id as payslip_id, d.about, d.on_day::text as "on",
      case when s.id is not null then jsonb_build_object('id', s.id, 'classId', s.class_id, 'courseCode', co.code,
        'courseTitle', co.title, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'status', s.status,
        'recorded', exists (select 1 from check_in_windows w where w.session_id = s.id)
          or exists (select 1 from late_registers r where r.session_id = s.id)) end as session,
      d.decision, d.note, d.settled_at, by.first_name || ' ' || by.last_name as settled_by, d.version
    from pay_discrepancies d
    join people on people.id = d.person_id
    left join payslips sl on sl.pay_run_id = d.pay_run_id and sl.person_id = d.person_id
    left join sessions s on s.id = d.session_id
    left join classes c on c.id = s.class_id
    left join courses co on co.id = c.course_id
    left join people by on by.id = d.settled_by
    ${rest}`

type Query = ParsedInput<typeof operations.listDiscrepancies>

const narrowed = ({ payRunId, search, kind, state, personId }: Query): SQL =>
  allConditions(
    sql`d.pay_run_id = ${payRunId}`,
    containsEveryWord(search, searchable),
    kind && sql`d.kind = ${kind}`,
    state && (state === 'open' ? sql`d.decision is null` : sql`d.decision is not null`),
    personId && sql`d.person_id = ${personId}`,
  )

/** Open ones first, then by person and day. */
export async function listDiscrepancies(db: Database, query: Query) {
  const { page, pageSize } = query
  const rows = await select(
    db,
    sql`where ${narrowed(query)}
      order by d.decision is not null, ${sql.join(nameOrder, sql`, `)}, d.person_id, d.on_day nulls first,
        s.starts_at, d.kind, d.id
      ${pageClause({ page, pageSize })}`,
  )
  const total = await countRows(db)`from pay_discrepancies d join people on people.id = d.person_id
      where ${narrowed(query)}`
  return { rows, total }
}

export const countByKind = (db: Database, payRunId: string) =>
  queryRows(db, { kind: payDiscrepancies.kind, open: pgType.int, settled: pgType.int })`
    select kind, (count(*) filter (where decision is null))::int as open, count(decision)::int as settled
    from pay_discrepancies where pay_run_id = ${payRunId} group by kind`

export const listByIds = (db: Database, payRunId: string, ids: readonly string[]) =>
  select(
    db,
    sql`where d.pay_run_id = ${payRunId} and d.id = any(${sql.param(ids)}::uuid[])
    order by d.id`,
  )

/** Removes the discrepancy that bank details were missing, and returns the computed runs that had it. */
export const clearMissingBankDetails = (db: Database, personId: string): Promise<string[]> =>
  queryValues(db, payDiscrepancies.payRunId)`
    delete from pay_discrepancies d using pay_runs r
    where r.id = d.pay_run_id and r.status = 'computed' and d.kind = 'no-bank-details' and d.person_id = ${personId}
    returning d.pay_run_id as id`

interface Settlement {
  items: readonly { id: string; version: number }[]
  decision: DiscrepancyDecision
  note: string | null
  at: Date
  by: string
}

/** Resolves those that are still at their version, and returns how many. */
export async function settle(db: Database, payRunId: string, { items, decision, note, at, by }: Settlement) {
  const { rowCount } = await db.execute(sql`
    update pay_discrepancies d set decision = ${decision}, note = ${note}, settled_at = ${at}, settled_by = ${by},
      version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(id uuid, version integer)
    where d.id = i.id and d.version = i.version and d.pay_run_id = ${payRunId}`)
  return rowCount ?? 0
}
