import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord } from '#db/lists.ts'
import { pgType, queryPage, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import type { LeaveYear } from './leave-year.rules.ts'

export interface PeopleQuery {
  search: string
  role?: string | undefined
  page: number
  pageSize: number
}

const leavePersonRow = {
  personId: people.id,
  personName: pgType.text,
  role: people.role,
  profileImage: people.profileImage,
}
export type LeavePersonRow = ShapeRow<typeof leavePersonRow>

const ofPeople = ({ search, role }: Pick<PeopleQuery, 'search' | 'role'>, ...more: SQL[]) =>
  allConditions(
    sql`people.role in ('lecturer', 'staff')`,
    containsEveryWord(search, searchable),
    role && sql`people.role = ${role}`,
    ...more,
  )

async function listPeople(db: Database, { page, pageSize }: PeopleQuery, where: SQL) {
  return queryPage(db, leavePersonRow, {
    rows: sql`
    select people.id as person_id, people.first_name || ' ' || people.last_name as person_name, people.role,
      people.profile_image
    from people where ${where} order by ${sql.join(nameOrder, sql`, `)}, people.id`,
    count: sql`from people where ${where}`,
    page: { page, pageSize },
  })
}

/** People who may request leave in a leave year, by name. */
export const listEntitled = (db: Database, query: PeopleQuery, { firstDay, lastDay }: LeaveYear) =>
  listPeople(
    db,
    query,
    ofPeople(
      query,
      sql`people.is_active and people.archived_at is null and people.starts_on <= ${lastDay}::date
        and (people.ends_on is null or people.ends_on >= ${firstDay}::date)`,
    ),
  )

interface Period {
  from: string
  to: string
}

const inPeriod = ({ from, to }: Period) =>
  sql`r.status in ('pending', 'approved') and r.first_day <= ${to}::date and r.last_day >= ${from}::date`

/** People with approved or pending leave in a period, by name. */
export const listAway = (db: Database, query: PeopleQuery & Period) => {
  const asked = sql`exists (select 1 from leave_requests r where r.person_id = people.id and ${inPeriod(query)})`
  return listPeople(db, query, ofPeople(query, asked))
}

/** The number of people on approved leave on each day of a period. */
export const countAway = (db: Database, query: Pick<PeopleQuery, 'search' | 'role'> & Period) =>
  queryRows(db, { date: pgType.text, people: pgType.int })`
    select d.date::text as date, count(distinct r.person_id)::int as people
    from leave_request_days d join leave_requests r on r.id = d.request_id join people on people.id = r.person_id
    where r.status = 'approved' and d.date between ${query.from}::date and ${query.to}::date and ${ofPeople(query)}
    group by d.date order by d.date`

/** Condition for requests of these people that overlap a period. */
export const personPeriodCondition = (personIds: readonly string[], period: Period) =>
  sql`where r.person_id = any(${sql.param(personIds)}::uuid[]) and ${inPeriod(period)} order by r.during`
