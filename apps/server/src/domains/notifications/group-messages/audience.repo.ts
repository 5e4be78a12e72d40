import { isOnByDefault } from '@campanile/contract/notifications/notifications.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, notNull, nullable, pgType, queryRows, queryValues } from '#db/rows.ts'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'

/** The reason why a person, read as `p`, gets no message; null for recipients. */
const leftOutReason = (senderId: string, now: Date): SQL => sql`case
  when p.id = ${senderId} then 'sender'
  when p.archived_at is not null then 'archived'
  when not p.is_active then 'disabled'
  when ${hasLeftSql(sql`p`, now)} then 'left' end`

const leftOutType = pgType.oneOf(['sender', 'archived', 'disabled', 'left'])

/** Whether a student is enrolled in a class that the lecturer teaches, now. */
export const isStudentNow = (db: Database, lecturerId: string, studentId: string): Promise<boolean> =>
  hasRows(db)`select 1 from enrolments e where e.student_id = ${studentId} and e.left_at is null
    and ${isTaughtBy(sql`e.class_id`, lecturerId)}`

export const personExists = (db: Database, personId: string): Promise<boolean> =>
  hasRows(db)`select 1 from people p where p.id = ${personId}`

interface Selected {
  personIds: readonly string[]
  senderId: string
  now: Date
}

const idArray = ({ personIds }: Selected) => sql`${sql.param([...personIds])}::uuid[]`

const countRow = {
  /** Null: recipients of the message. */
  reason: nullable(leftOutType),
  people: pgType.int,
  byEmail: pgType.int,
}

/** How many of these people get a message, by email too, and how many do not, by reason. */
export const countSelected = (db: Database, selected: Selected) =>
  queryRows(db, countRow)`
    select ${leftOutReason(selected.senderId, selected.now)} as reason, count(*)::int as people,
      count(*) filter (where coalesce(w.email, ${isOnByDefault('messages', 'email')}))::int as by_email
    from people p
    left join notification_preferences w on w.person_id = p.id and w.kind = 'messages'
    where p.id = any(${idArray(selected)}) group by 1`

const leftOutRow = { reason: leftOutType, firstName: people.firstName, lastName: people.lastName }

/** The first few people who do not get it, for each reason. */
export const listLeftOut = (db: Database, selected: Selected, most: number) =>
  queryRows(db, leftOutRow)`
    select reason, first_name, last_name from (
      select ${leftOutReason(selected.senderId, selected.now)} as reason, p.first_name, p.last_name,
        row_number() over (partition by ${leftOutReason(selected.senderId, selected.now)}
          order by ${nameOrderOfP}) as place
      from people p where p.id = any(${idArray(selected)})) it
    where reason is not null and place <= ${most} order by reason, place`

/** The recipients among these people. */
export const listReachable = (db: Database, selected: Selected): Promise<string[]> =>
  queryValues(db, notNull(people.id))`select p.id from people p where p.id = any(${idArray(selected)})
    and ${leftOutReason(selected.senderId, selected.now)} is null order by p.id`
