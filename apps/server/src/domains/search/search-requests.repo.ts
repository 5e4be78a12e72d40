import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryPreparedRows } from '#db/rows.ts'
import { leaveRequests } from '#domains/leave/leave.tables.ts'
import { mitigationRequests } from '#domains/mitigation/mitigation.tables.ts'
import { type Asked, anyOf } from './search.sql.ts'
import { fittingRows, foundRows, latest } from './search-fitting.sql.ts'
import { textShape } from './search-shapes.ts'
import type { Found } from './search-trail.rules.ts'

const personName = sql`p.first_name || ' ' || p.last_name`

const mitigationRow = {
  id: mitigationRequests.id,
  ...textShape,
  studentName: pgType.text,
  requestDate: mitigationRequests.requestDate,
  status: mitigationRequests.status,
}
export type MitigationRow = RowOf<typeof mitigationRow>

const mitigation = sql`select id, student_id, title, request_date, status, search_text from mitigation_requests`

const mitigationRows = (text: SQL, which: SQL) => sql`
  select m.id, m.title as name, ${personName} as student_name, m.request_date, m.status, ${text} as text, ${text} as anchor
  from (${which}) m join people p on p.id = m.student_id`
const lastRequested = sql`x.request_date desc, x.id`

const ownWords = sql`m.search_text`
const withStudent = sql`(m.search_text || p.search_text)`

/** Mitigation requests of everyone, by subject and by person; newest first. */
export const findMitigation = (db: Database, found: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-mitigation',
    mitigationRow,
    foundRows(asked, found, {
      rows: (requests) => mitigationRows(withStudent, requests),
      order: lastRequested,
      things: ({ ids, owners }) => sql`${mitigation} where id = ${anyOf(ids)}
        union ${mitigation} where student_id = ${anyOf(owners)}`,
      latest: sql`${mitigation} order by request_date desc, id desc limit ${latest}`,
    }),
  )

export const listOwnMitigation = (db: Database, studentId: string, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-own-mitigation',
    mitigationRow,
    fittingRows(asked, {
      rows: mitigationRows(ownWords, sql`${mitigation} where student_id = ${studentId}`),
      order: lastRequested,
    }),
  )

const leaveRow = {
  id: leaveRequests.id,
  ...textShape,
  personName: pgType.text,
  firstDay: leaveRequests.from,
  lastDay: leaveRequests.to,
  status: leaveRequests.status,
  submittedAt: leaveRequests.submittedAt,
}
export type LeaveRow = RowOf<typeof leaveRow>

const leave = sql`
  select id, person_id, leave_type_id, first_day, last_day, status, submitted_at from leave_requests`

const leaveRows = ({ text, anchor, which }: Record<'text' | 'anchor' | 'which', SQL>) => sql`
  select r.id, t.name::text as name, ${personName} as person_name, r.first_day,
    r.last_day, r.status, r.submitted_at, ${anchor} as anchor, ${text} as text
  from (${which}) r join people p on p.id = r.person_id join leave_types t on t.id = r.leave_type_id`
const lastSubmitted = sql`x.submitted_at desc, x.id`

const withPerson = sql`(t.search_text || p.search_text)`

/** Leave of everyone, by person and by leave type if typed as well; newest first. */
export const findLeave = (db: Database, found: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-leave',
    leaveRow,
    foundRows(asked, found, {
      rows: (which) => leaveRows({ text: withPerson, anchor: sql`p.search_text`, which }),
      order: lastSubmitted,
      things: ({ owners }) => sql`${leave} where person_id = ${anyOf(owners)}`,
      latest: sql`${leave} order by submitted_at desc, id desc limit ${latest}`,
    }),
  )

export const listOwnLeave = (db: Database, personId: string, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-own-leave',
    leaveRow,
    fittingRows(asked, {
      rows: leaveRows({
        text: sql`t.search_text`,
        anchor: sql`t.search_text`,
        which: sql`${leave} where person_id = ${personId}`,
      }),
      order: lastSubmitted,
    }),
  )
