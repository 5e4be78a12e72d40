import type { PayLineEvent } from '@campanile/contract/payslips.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

export async function isLineOf(db: Database, payLineId: string, payslipId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from pay_lines where id = ${payLineId} and payslip_id = ${payslipId}`,
  )
  return rows.length > 0
}

interface EventRow {
  kind: PayLineEvent['kind']
  on: string
  status: string | null
  days: string | null
  minutes: number | null
  checkInAt: Date | null
  sessionId: string
  classId: string
  courseCode: string
  courseTitle: string
  startsAt: Date
  endsAt: Date
  leaveRequestId: string
  leaveType: string
  paid: boolean
  from: string
  to: string
}

function eventOf(row: EventRow): PayLineEvent {
  const { kind, days } = row
  if (kind === 'session') {
    const { sessionId, classId, courseCode, courseTitle, minutes } = row
    const times = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
    const checkInAt = row.checkInAt?.toISOString() ?? null
    return { kind, sessionId, classId, courseCode, courseTitle, ...times, checkInAt, minutes: minutes ?? 0 }
  }
  if (kind === 'staff-day') return { kind, date: row.on, status: row.status ?? '', days: days ?? '0' }
  const { leaveRequestId, leaveType, paid, from, to } = row
  return { kind, leaveRequestId, leaveType, paid, from, to, days: days ?? '0' }
}

/** What a line came from, the earliest first. */
export async function listEvents(
  db: Database,
  payLineId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: PayLineEvent[]; total: number }> {
  const rows = await rowsOf<EventRow>(
    db,
    sql`
    select e.kind, e.on_day::text as "on", e.status, e.days, e.minutes, e.check_in_at as "checkInAt",
      e.session_id as "sessionId", s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle",
      s.starts_at as "startsAt", s.ends_at as "endsAt",
      e.leave_request_id as "leaveRequestId", t.name as "leaveType", t.paid,
      q.first_day::text as "from", q.last_day::text as "to"
    from pay_line_events e
    left join sessions s on s.id = e.session_id
    left join classes k on k.id = s.class_id
    left join courses c on c.id = k.course_id
    left join leave_requests q on q.id = e.leave_request_id
    left join leave_types t on t.id = q.leave_type_id
    where e.pay_line_id = ${payLineId}
    order by e.on_day, s.starts_at, e.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ['checkInAt', 'startsAt', 'endsAt'],
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from pay_line_events where pay_line_id = ${payLineId}`,
  )
  return { items: rows.map(eventOf), total: counted?.total ?? 0 }
}
