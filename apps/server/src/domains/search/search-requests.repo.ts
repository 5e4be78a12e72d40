import type { LeaveStatus } from '@campanile/contract/leave.ts'
import type { MitigationStatus } from '@campanile/contract/mitigation.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, atMost, bestFirst, fitsAll, fitsAny } from './search.sql.ts'

export interface MitigationRow extends Searched {
  id: string
  name: string
  studentName: string
  requestDate: Date
  status: MitigationStatus
}

const mitigationColumns = sql`m.id, m.title as name, p.first_name || ' ' || p.last_name as "studentName",
  m.request_date as "requestDate", m.status, search_fold(m.title) as title, '{}'::text[] as keys`

/** Anybody's requests by what they are about, and those of the people found; the newest first. */
export const findMitigation = (db: Database, asked: Asked, personIds: readonly string[]) => {
  const text = sql`(m.search_text || p.search_text)`
  return rowsOf<MitigationRow>(
    db,
    sql`
    select ${mitigationColumns}, ${text} as text
    from mitigation_requests m join people p on p.id = m.student_id
    where ${fitsAll(sql`m.search_text`, asked)} or m.student_id = any(${sql.param(personIds)}::uuid[])
    order by ${bestFirst(text, asked)}, m.request_date desc, m.id ${atMost(asked)}`,
    ['requestDate'],
  )
}

export const findOwnMitigation = (db: Database, studentId: string, asked: Asked) => {
  const text = sql`m.search_text`
  return rowsOf<MitigationRow>(
    db,
    sql`
    select ${mitigationColumns}, ${text} as text
    from mitigation_requests m join people p on p.id = m.student_id
    where m.student_id = ${studentId} and ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, m.request_date desc, m.id ${atMost(asked)}`,
    ['requestDate'],
  )
}

export interface LeaveRow extends Searched {
  id: string
  leaveType: string
  personName: string
  from: string
  to: string
  status: LeaveStatus
}

const leaveColumns = sql`r.id, t.name::text as "leaveType", p.first_name || ' ' || p.last_name as "personName",
  r.first_day::text as "from", r.last_day::text as "to", r.status, search_fold(t.name::text) as title,
  '{}'::text[] as keys`
/** Few types and many requests: their names are folded once. */
const foldedTypes = sql`(select id, name, ' ' || search_fold(name::text || ' leave') as folded from leave_types offset 0)`
const leaveWords = sql`t.folded`

/** Anybody's leave by whose it is, and by its type where that is typed, too; the newest first. */
export const findLeave = (db: Database, asked: Asked) => {
  const text = sql`(${leaveWords} || p.search_text)`
  return rowsOf<LeaveRow>(
    db,
    sql`
    select ${leaveColumns}, ${text} as text
    from people p
    join leave_requests r on r.person_id = p.id
    join ${foldedTypes} t on t.id = r.leave_type_id
    where p.role in ('lecturer', 'staff') and ${fitsAny(sql`p.search_text`, asked)} and ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, r.submitted_at desc, r.id ${atMost(asked)}`,
  )
}

export const findOwnLeave = (db: Database, personId: string, asked: Asked) => {
  const text = sql`(${leaveWords})`
  return rowsOf<LeaveRow>(
    db,
    sql`
    select ${leaveColumns}, ${text} as text
    from leave_requests r join ${foldedTypes} t on t.id = r.leave_type_id join people p on p.id = r.person_id
    where r.person_id = ${personId} and ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, r.submitted_at desc, r.id ${atMost(asked)}`,
  )
}
