import type { Database } from '#db/database.ts'
import { pgType, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { leaveRequests } from './leave.tables.ts'
import type { LeaveRow } from './leave-requests.repo.ts'

const maxOthers = 20

const awayRow = {
  id: people.id,
  name: pgType.text,
  from: pgType.text,
  to: pgType.text,
  status: leaveRequests.status,
}

/** Others of the same role with approved or pending leave in that period, the earliest first. */
export const listAlsoAway = (db: Database, { personId, role, begins, ends }: LeaveRow) =>
  queryRows(db, awayRow)`
    select people.id, people.first_name || ' ' || people.last_name as name, r.first_day::text as "from",
      r.last_day::text as "to", r.status
    from leave_requests r join people on people.id = r.person_id
    where r.person_id <> ${personId} and people.role = ${role} and r.status in ('pending', 'approved')
      and r.during && tsrange(${begins}::timestamp, ${ends}::timestamp)
    order by r.during, r.id limit ${maxOthers}`
