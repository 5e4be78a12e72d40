import type { World } from './world.ts'

/**
 * Rules that always hold but that no database constraint enforces, each with a query for rows that break it.
 */
const rules: Record<string, string> = {
  'approved leave is taken from the ledger to the minute': `
    select r.id from leave_requests r where r.status = 'approved' and
      (select sum(minutes) from leave_request_days d where d.request_id = r.id) is distinct from
      (select -sum(minutes) from leave_ledger l where l.request_id = r.id)`,
  'leave that is not approved takes nothing from the ledger': `
    select r.id from leave_requests r where r.status in ('pending', 'rejected', 'withdrawn', 'revoked') and
      (select coalesce(sum(minutes), 0) from leave_ledger l where l.request_id = r.id) <> 0`,
  'a payslip pays the sum of its lines': `
    select s.id from payslips s join pay_runs r on r.id = s.pay_run_id
    where r.status in ('computed', 'approved', 'paid', 'locked')
      and s.net <> (select coalesce(sum(l.amount), 0) from pay_lines l where l.payslip_id = s.id)`,
  'nobody is booked twice': `
    select a.resource_id from session_bookings a join session_bookings b
      on b.resource_id = a.resource_id and b.resource = a.resource and b.ctid > a.ctid
      and b.during && a.during and b.session_id is distinct from a.session_id`,
  'a mark lies between nothing and the most there is': `
    select e.sheet_id from mark_entries e join mark_sheets m on m.id = e.sheet_id
    left join exams x on x.id = m.exam_id left join assignments a on a.id = m.assignment_id
    where e.mark < 0 or e.mark > coalesce(x.max_mark, a.max_mark)`,
  'a record is of a student who was enrolled': `
    select r.session_id from attendance_records r join sessions s on s.id = r.session_id
    where not exists (
      select from enrolments e where e.class_id = s.class_id and e.student_id = r.student_id)`,
  'a term ends after it begins': 'select id from terms where last_day < first_day',
  'an active admin is left': `
    select 'none' as id where not exists (
      select from people where role = 'admin' and is_active and archived_at is null)`,
  'what is decided says when': `
    select id from leave_requests where status in ('approved', 'rejected') and decided_at is null`,
}

/** The rules that are broken, each with a row that breaks it. */
export async function brokenRules({ pool }: World): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, sql] of Object.entries(rules)) {
    const { rows } = await pool.query<object>(`${sql} limit 3`)
    if (rows.length > 0) broken.push(`no longer true: ${rule}: ${JSON.stringify(rows)}`)
  }
  return broken
}
