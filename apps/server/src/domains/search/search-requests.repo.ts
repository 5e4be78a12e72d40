import type { LeaveStatus } from '@campanile/contract/leave.ts'
import type { MitigationStatus } from '@campanile/contract/mitigation.ts'
import { maxHitsOfKind } from '@campanile/contract/search.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { preparedRowsOf, rowsOf } from '#db/rows.ts'
import type { Named, Searched } from './search.rules.ts'
import { type Asked, anyOf, type Fits, fitsAll, fitsAny, fitting, latest, lookedAt } from './search.sql.ts'
import { ownRows } from './search-own.sql.ts'
import type { Found } from './search-trail.rules.ts'

/** People of a name whose requests are looked through; of more than those they are found among the latest. */
const manyNamesakes = 50

const personName = sql`p.first_name || ' ' || p.last_name`

export interface MitigationRow extends Named {
  id: string
  studentName: string
  requestDate: Date
  status: MitigationStatus
}

const mitigationRows = (text: SQL, which: SQL) => sql`
  select m.id, m.title as name, ${personName} as "studentName", m.request_date as "requestDate", m.status, ${text} as text, ${text} as anchor
  from mitigation_requests m join people p on p.id = m.student_id where ${which}`
const lastRequested = sql`x."requestDate" desc, x.id`

const ownWords = sql`m.search_text`
const withStudent = sql`(m.search_text || p.search_text)`

/** Some of all requests by what they are about, by whose they are, and by both together. */
const mitigationLookedAt = (asked: Asked) => {
  const about = (fits: Fits, most: number) =>
    sql`select m.id from mitigation_requests m where ${fits(ownWords)} limit ${most}`
  const ofStudents = (fits: Fits, most: number) => sql`select m.id
    from (select p.id from people p where p.role = 'student' and ${fits(sql`p.search_text`)} limit ${Math.min(most, manyNamesakes)}) p
    join mitigation_requests m on m.student_id = p.id limit ${most}`
  const among = sql`select m.id
    from (select id, student_id, search_text from mitigation_requests order by request_date desc, id desc limit ${latest}) m
    join people p on p.id = m.student_id where ${fitsAll(withStudent, asked)}`
  const ways = [about, ofStudents]
  return sql`m.id in (${lookedAt(asked, { together: ways, alone: ways, among })})`
}

/** Anybody's requests; the newest first. */
export const findMitigation = (db: Database, asked: Asked, found: Found) =>
  rowsOf<MitigationRow & Searched>(
    db,
    fitting(asked, {
      rows: mitigationRows(
        withStudent,
        found === 'anywhere'
          ? mitigationLookedAt(asked)
          : sql`(m.id = ${anyOf(found.ids)} or m.student_id = ${anyOf(found.owners)})`,
      ),
      order: lastRequested,
    }),
    ['requestDate'],
  )

export const listOwnMitigation = (db: Database, studentId: string, asked: Asked) =>
  preparedRowsOf<MitigationRow>(
    db,
    'search-own-mitigation',
    ownRows(asked, {
      rows: mitigationRows(ownWords, sql`m.student_id = ${studentId}`),
      order: lastRequested,
    }),
  )

export interface LeaveRow extends Named {
  id: string
  leaveType: string
  personName: string
  from: string
  to: string
  status: LeaveStatus
}

/** Few types and many requests: their names are folded once. */
const types = sql`types as materialized (
  select id, name::text as name, ' ' || search_fold(name::text || ' leave') as folded from leave_types)`

const leaveRows = ({ text, anchor, which }: Record<'text' | 'anchor' | 'which', SQL>) => sql`
  select r.id, t.name, t.name as "leaveType", ${personName} as "personName", r.first_day::text as "from",
    r.last_day::text as "to", r.status, r.submitted_at, ${anchor} as anchor, ${text} as text
  from leave_requests r join people p on p.id = r.person_id join types t on t.id = r.leave_type_id where ${which}`
const lastSubmitted = sql`x.submitted_at desc, x.id`

const withPerson = sql`(t.folded || p.search_text)`

/** Of each of these people the latest that fits. */
const leaveOf = (people: SQL, asked: Asked) => sql`select r.id from (${people}) p
  cross join lateral (select r.id from leave_requests r join types t on t.id = r.leave_type_id
    where r.person_id = p.id and ${fitsAll(withPerson, asked)} order by r.submitted_at desc limit ${maxHitsOfKind}) r`

/** Some of all leave by whose it is. */
const leaveLookedAt = (asked: Asked) => {
  const ofPeople = (fits: Fits, most: number) =>
    leaveOf(
      sql`select p.id, p.search_text from people p
        where p.role in ('lecturer', 'staff') and ${fits(sql`p.search_text`)} limit ${Math.min(most, manyNamesakes)}`,
      asked,
    )
  const among = sql`select r.id
    from (select id, person_id from leave_requests order by submitted_at desc, id desc limit ${latest}) r
    join people p on p.id = r.person_id where ${fitsAny(sql`p.search_text`, asked)}`
  return lookedAt(asked, { together: [ofPeople], alone: [ofPeople], among })
}

/** Anybody's leave by whose it is, and by its type where that is typed, too; the newest first. */
export const findLeave = (db: Database, asked: Asked, found: Found) => {
  const ids =
    found === 'anywhere'
      ? leaveLookedAt(asked)
      : leaveOf(sql`select p.id, p.search_text from people p where p.id = ${anyOf(found.owners)}`, asked)
  return rowsOf<LeaveRow & Searched>(
    db,
    sql`with ${types} ${fitting(asked, {
      rows: leaveRows({ text: withPerson, anchor: sql`p.search_text`, which: sql`r.id in (${ids})` }),
      anchored: true,
      order: lastSubmitted,
    })}`,
  )
}

export const listOwnLeave = (db: Database, personId: string, asked: Asked) =>
  preparedRowsOf<LeaveRow>(
    db,
    'search-own-leave',
    sql`with ${types} ${ownRows(asked, {
      rows: leaveRows({ text: sql`t.folded`, anchor: sql`t.folded`, which: sql`r.person_id = ${personId}` }),
      order: lastSubmitted,
    })}`,
  )
