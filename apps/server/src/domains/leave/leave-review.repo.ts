import type { LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { LeaveRow } from './leave-requests.repo.ts'

const maxOthers = 20

interface AwayRow {
  id: string
  name: string
  from: string
  to: string
  status: LeaveStatus
}

/** Others of the same role with approved or pending leave in that period, the earliest first. */
export const listAlsoAway = (db: Database, { personId, role, begins, ends }: LeaveRow) =>
  rowsOf<AwayRow>(
    db,
    sql`
    select people.id, people.first_name || ' ' || people.last_name as name, r.first_day::text as "from",
      r.last_day::text as "to", r.status
    from leave_requests r join people on people.id = r.person_id
    where r.person_id <> ${personId} and people.role = ${role} and r.status in ('pending', 'approved')
      and r.during && tsrange(${begins}::timestamp, ${ends}::timestamp)
    order by r.during, r.id limit ${maxOthers}`,
  )
