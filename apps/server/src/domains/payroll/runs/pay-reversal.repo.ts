import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/**
 * Writes the counter-lines of a paid run. The amount that the bank has already paid is carried forward, so
 * the reversal itself moves no money and the next run settles it.
 */
export async function writeCounterLines(db: Database, runId: string, reversalId: string): Promise<void> {
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
      'carried', 'carried', case when o.unpaid > 0 then 'Not paid, so nothing to recover' else 'Paid already' end,
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
