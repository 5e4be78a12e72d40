import type { LeaveStatus } from '@campanile/contract/leave.ts'
import type { MitigationStatus } from '@campanile/contract/mitigation.ts'
import { maxHitsOfKind } from '@campanile/contract/search.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, type Fits, fitsAll, fitsAny, fitting, latest, lookedAt } from './search.sql.ts'

/** People of a name whose requests are looked through; of more than those they are found among the latest. */
const manyNamesakes = 50

const personName = sql`p.first_name || ' ' || p.last_name`

export interface MitigationRow extends Searched {
  id: string
  name: string
  studentName: string
  requestDate: Date
  status: MitigationStatus
}

const mitigationRows = (db: Database, asked: Asked, { text, which }: { text: SQL; which: SQL }) =>
  rowsOf<MitigationRow>(
    db,
    fitting(asked, {
      rows: sql`
        select m.id, m.title as name, ${personName} as "studentName", m.request_date as "requestDate", m.status, ${text} as text
        from mitigation_requests m join people p on p.id = m.student_id where ${which}`,
      order: sql`x."requestDate" desc, x.id`,
    }),
    ['requestDate'],
  )

const ownWords = sql`m.search_text`
const withStudent = sql`(m.search_text || p.search_text)`

/** Anybody's requests by what they are about, by whose they are, and by both together; the newest first. */
export const findMitigation = (db: Database, asked: Asked) => {
  const about = (fits: Fits, most: number) =>
    sql`select m.id from mitigation_requests m where ${fits(ownWords)} limit ${most}`
  const ofStudents = (fits: Fits, most: number) => sql`select m.id
    from (select p.id from people p where p.role = 'student' and ${fits(sql`p.search_text`)} limit ${Math.min(most, manyNamesakes)}) p
    join mitigation_requests m on m.student_id = p.id limit ${most}`
  const among = sql`select m.id
    from (select id, student_id, search_text from mitigation_requests order by request_date desc, id desc limit ${latest}) m
    join people p on p.id = m.student_id where ${fitsAll(withStudent, asked)}`
  const ways = [about, ofStudents]
  return mitigationRows(db, asked, {
    text: withStudent,
    which: sql`m.id in (${lookedAt(asked, { together: ways, alone: ways, among })})`,
  })
}

/** Requests of the people found. */
export const findMitigationOf = (db: Database, asked: Asked, personIds: readonly string[]) =>
  mitigationRows(db, asked, {
    text: withStudent,
    which: sql`m.student_id = any(${sql.param(personIds)}::uuid[])`,
  })

export const findOwnMitigation = (db: Database, studentId: string, asked: Asked) =>
  mitigationRows(db, asked, { text: ownWords, which: sql`m.student_id = ${studentId}` })

export interface LeaveRow extends Searched {
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

const leaveRows = (
  db: Database,
  asked: Asked,
  { text, which, only = sql`true` }: { text: SQL; which: SQL; only?: SQL },
) =>
  rowsOf<LeaveRow>(
    db,
    sql`with ${types} ${fitting(asked, {
      rows: sql`
        select r.id, t.name, t.name as "leaveType", ${personName} as "personName", r.first_day::text as "from",
          r.last_day::text as "to", r.status, r.submitted_at, p.search_text as person_text, ${text} as text
        from leave_requests r join people p on p.id = r.person_id join types t on t.id = r.leave_type_id where ${which}`,
      only,
      order: sql`x.submitted_at desc, x.id`,
    })}`,
  )

const withPerson = sql`(t.folded || p.search_text)`
/** Anybody's leave by whose it is, and by its type where that is typed, too; the newest first. */
export const findLeave = (db: Database, asked: Asked) => {
  const ofPeople = (fits: Fits, most: number) => sql`select r.id
    from (select p.id, p.search_text from people p
      where p.role in ('lecturer', 'staff') and ${fits(sql`p.search_text`)} limit ${Math.min(most, manyNamesakes)}) p
    cross join lateral (select r.id from leave_requests r join types t on t.id = r.leave_type_id
      where r.person_id = p.id and ${fitsAll(withPerson, asked)} order by r.submitted_at desc limit ${maxHitsOfKind}) r`
  const among = sql`select r.id
    from (select id, person_id from leave_requests order by submitted_at desc, id desc limit ${latest}) r
    join people p on p.id = r.person_id where ${fitsAny(sql`p.search_text`, asked)}`
  const ways = [ofPeople]
  return leaveRows(db, asked, {
    text: withPerson,
    which: sql`r.id in (${lookedAt(asked, { together: ways, alone: ways, among })})`,
    only: fitsAny(sql`x.person_text`, asked),
  })
}

/** Leave of the people found. */
export const findLeaveOf = (db: Database, asked: Asked, personIds: readonly string[]) =>
  leaveRows(db, asked, { text: withPerson, which: sql`r.person_id = any(${sql.param(personIds)}::uuid[])` })

export const findOwnLeave = (db: Database, personId: string, asked: Asked) =>
  leaveRows(db, asked, { text: sql`t.folded`, which: sql`r.person_id = ${personId}` })
