import { type SQL, sql } from 'drizzle-orm'
import { insertAll } from '#db/bulk.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { queryRows } from '#db/rows.ts'
import { lineMessages } from '../computing/lines.messages.ts'
import type { PayPerson } from '../computing/pay-facts.repo.ts'
import type { DraftLine, PayDiscrepancy, ProfileRule } from '../computing/pay-month.ts'
import type { SlipSums } from '../computing/payslip.rules.ts'
import { payLineEvents, payLines, payslips } from '../pay-runs.tables.ts'

/**
 * Writes the counter-lines of a paid run. The amount that the bank has already paid is carried forward, so
 * the reversal itself moves no money and the next run pays the difference.
 */
export async function writeCounterLines(
  db: Database,
  runId: string,
  reversalId: string,
  locale: string,
): Promise<void> {
  const m = lineMessages(locale)
  await db.execute(sql`
    insert into payslips (id, pay_run_id, person_id, person_name, person_number, person_role, employment_type, basis,
      earnings, deductions, taxes, adjustments, carried, net)
    select gen_random_uuid(), ${reversalId}::uuid, person_id, person_name, person_number, person_role, employment_type,
      basis, -earnings, -deductions, -taxes, -adjustments, net - carried, 0
    from payslips where pay_run_id = ${runId}`)
  await db.execute(sql`
    insert into pay_lines (id, payslip_id, position, kind, key, label, detail, amount, of_month, adjusts, pay_item_id)
    select gen_random_uuid(), n.id, l.position, l.kind, l.key, l.label, l.detail, -l.amount, l.of_month, l.adjusts,
      l.pay_item_id
    from payslips n join payslips o on o.person_id = n.person_id and o.pay_run_id = ${runId}
    join pay_lines l on l.payslip_id = o.id and l.kind <> 'carried'
    where n.pay_run_id = ${reversalId}`)
  await db.execute(sql`
    insert into pay_lines (id, payslip_id, position, kind, key, label, amount)
    select gen_random_uuid(), n.id,
      (select coalesce(max(l.position), 0) + 1 from pay_lines l where l.payslip_id = n.id),
      'carried', 'carried', case when o.unpaid > 0 then ${m.notPaidNothingToRecover()} else ${m.paidAlready()} end,
      n.carried
    from payslips n join payslips o on o.person_id = n.person_id and o.pay_run_id = ${runId}
    where n.pay_run_id = ${reversalId} and n.carried <> 0`)
  await db.execute(sql`
    insert into pay_line_events (id, pay_line_id, kind, on_day, session_id, leave_request_id, minutes, status, days,
      check_in_at)
    select gen_random_uuid(), nl.id, e.kind, e.on_day, e.session_id, e.leave_request_id, e.minutes, e.status, e.days,
      e.check_in_at
    from payslips n join payslips o on o.person_id = n.person_id and o.pay_run_id = ${runId}
    join pay_lines l on l.payslip_id = o.id
    join pay_lines nl on nl.payslip_id = n.id and nl.position = l.position and nl.key = l.key
    join pay_line_events e on e.pay_line_id = l.id
    where n.pay_run_id = ${reversalId}`)
}

/** One person's result in a run. */
export interface PersonPay {
  person: PayPerson
  profile: ProfileRule | null
  lines: readonly DraftLine[]
  sums: SlipSums
  discrepancies: readonly PayDiscrepancy[]
}

const ids = (them: readonly string[]) => sql`any(${sql.param(them)}::uuid[])`

/** Payslips keep their ids when they are computed again. */
async function putSlips(db: Database, payRunId: string, people: readonly PersonPay[]) {
  const rows = people.map(({ person, profile, sums }) => ({
    id: newId(),
    pay_run_id: payRunId,
    person_id: person.id,
    person_name: person.name,
    person_number: person.number,
    person_role: person.role,
    employment_type: profile?.employmentType ?? person.employmentType,
    basis: profile?.basis ?? null,
    ...sums,
  }))
  const put = await queryRows(db, { id: payslips.id, personId: payslips.personId })`
    insert into payslips (id, pay_run_id, person_id, person_name, person_number, person_role, employment_type, basis,
      earnings, deductions, taxes, adjustments, carried, net)
    select id, pay_run_id, person_id, person_name, person_number, person_role, employment_type, basis,
      earnings, deductions, taxes, adjustments, carried, net
    from jsonb_populate_recordset(null::payslips, ${JSON.stringify(rows)}::jsonb)
    on conflict (pay_run_id, person_id) do update set person_name = excluded.person_name,
      person_number = excluded.person_number, person_role = excluded.person_role,
      employment_type = excluded.employment_type, basis = excluded.basis, earnings = excluded.earnings,
      deductions = excluded.deductions, taxes = excluded.taxes, adjustments = excluded.adjustments,
      carried = excluded.carried, net = excluded.net
    returning id, person_id`
  return new Map(put.map(({ personId, id }) => [personId, id]))
}

async function insertLines(db: Database, slips: Map<string, string>, people: readonly PersonPay[]) {
  const lines = people.flatMap(({ person, lines: own }) =>
    own.map((it, position) => ({ id: newId(), payslipId: slips.get(person.id)!, position, it })),
  )
  await insertAll(
    db,
    payLines,
    [
      'id',
      'payslip_id',
      'position',
      'kind',
      'key',
      'label',
      'detail',
      'amount',
      'of_month',
      'adjusts',
      'pay_item_id',
    ],
    lines.map(({ id, payslipId, position, it }) => ({
      id,
      payslip_id: payslipId,
      position,
      kind: it.kind,
      key: it.key,
      label: it.label,
      detail: it.detail,
      amount: it.amount,
      of_month: it.ofMonth,
      adjusts: it.adjusts,
      pay_item_id: it.payItemId,
    })),
  )
  await insertAll(
    db,
    payLineEvents,
    [
      'id',
      'pay_line_id',
      'kind',
      'on_day',
      'session_id',
      'leave_request_id',
      'minutes',
      'status',
      'days',
      'check_in_at',
    ],
    lines.flatMap(({ id, it }) =>
      it.events.map((event) => ({
        id: newId(),
        pay_line_id: id,
        kind: event.kind,
        on_day: event.on,
        session_id: event.sessionId,
        leave_request_id: event.leaveRequestId,
        minutes: event.minutes,
        status: event.status,
        days: event.days,
        check_in_at: event.checkInAt,
      })),
    ),
  )
}

/**
 * A discrepancy that is found again keeps its decision, and one that is not found is deleted. An acknowledged
 * one is opened again if its content has changed.
 */
async function putDiscrepancies(db: Database, payRunId: string, people: readonly PersonPay[]) {
  const found = people.flatMap(({ person, discrepancies }) =>
    discrepancies.map((it) => ({
      id: newId(),
      pay_run_id: payRunId,
      person_id: person.id,
      kind: it.kind,
      subject: it.subject,
      session_id: it.sessionId,
      on_day: it.on,
      about: it.about,
      version: 0,
    })),
  )
  const rows = sql`jsonb_populate_recordset(null::pay_discrepancies, ${JSON.stringify(found)}::jsonb)`
  await db.execute(sql`
    delete from pay_discrepancies d
    where d.pay_run_id = ${payRunId} and d.person_id = ${ids(people.map(({ person }) => person.id))}
      and not exists (select 1 from ${rows} f
        where f.person_id = d.person_id and f.kind = d.kind and f.subject = d.subject)`)
  const changed = sql`d.decision = 'acknowledged' and (d.about <> excluded.about or d.on_day is distinct from excluded.on_day)`
  const kept = (column: SQL) => sql`case when ${changed} then null else d.${column} end`
  await db.execute(sql`
    insert into pay_discrepancies as d (id, pay_run_id, person_id, kind, subject, session_id, on_day, about, version)
    select id, pay_run_id, person_id, kind, subject, session_id, on_day, about, version from ${rows} f
    on conflict (pay_run_id, person_id, kind, subject)
    do update set about = excluded.about, on_day = excluded.on_day, session_id = excluded.session_id,
      decision = ${kept(sql`decision`)}, note = ${kept(sql`note`)}, settled_at = ${kept(sql`settled_at`)},
      settled_by = ${kept(sql`settled_by`)}, version = d.version + (${changed})::int`)
}

/** Replaces these people's results, with a constant number of statements. */
export async function putPay(db: Database, payRunId: string, people: readonly PersonPay[]): Promise<void> {
  const everybody = people.map(({ person }) => person.id)
  await db.execute(sql`
    delete from pay_lines l using payslips s
    where s.id = l.payslip_id and s.pay_run_id = ${payRunId} and s.person_id = ${ids(everybody)}`)
  const paid = people.filter(({ lines }) => lines.length > 0)
  const unpaid = people.filter(({ lines }) => lines.length === 0).map(({ person }) => person.id)
  // A payslip with a question is kept, without lines.
  await db.execute(sql`
    delete from payslips s where s.pay_run_id = ${payRunId} and s.person_id = ${ids(unpaid)}
      and not exists (select 1 from pay_questions q where q.payslip_id = s.id)`)
  await db.execute(sql`
    update payslips s set earnings = 0, deductions = 0, taxes = 0, adjustments = 0, carried = 0, net = 0
    where s.pay_run_id = ${payRunId} and s.person_id = ${ids(unpaid)}`)
  await insertLines(db, await putSlips(db, payRunId, paid), paid)
  await putDiscrepancies(db, payRunId, people)
}
