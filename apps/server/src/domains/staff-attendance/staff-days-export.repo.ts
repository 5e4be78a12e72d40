import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { inName, narrowed } from './board.repo.ts'
import { staffDays } from './staff-attendance.tables.ts'
import { isMemberOnDay, personColumns } from './staff-day.sql.ts'

const exportedDayRow = {
  personId: people.id,
  ...nameShape,
  role: people.role,
  employmentType: people.employmentType,
  email: pgType.text,
  date: pgType.text,
  inAt: staffDays.inAt,
  outAt: staffDays.outAt,
  status: staffDays.status,
  onLeave: staffDays.onLeave,
  /** An admin changed the times or status of this day. */
  corrected: pgType.boolean,
}
export type ExportedDay = ShapeRow<typeof exportedDayRow>

interface NextRows {
  date: string
  filters: Pick<ParsedInput<typeof staffBoard.exportStaffDays>, 'search' | 'role'>
  /** The last person read so far. */
  after: ExportedDay | undefined
  limit: number
}

const behind = ({ lastName, firstName, personId }: ExportedDay) =>
  sql`(${inName}, people.id) > (${lastName}::text, ${firstName}::text, ${personId}::uuid)`

/** The next people with something recorded on a day, by name, including people who have left since. */
export const listPeopleOfDay = (db: Database, { date, filters, after, limit }: NextRows) =>
  queryRows(db, exportedDayRow)`
    select ${personColumns}, people.email::text as email, d.date::text as date,
      d.in_at, d.out_at, d.status, d.on_leave, exists (select 1 from staff_day_changes c
        where c.person_id = d.person_id and c.date = d.date and c.act = 'correction') as corrected
    from staff_days d join people on people.id = d.person_id
    where d.date = ${date}::date and ${isMemberOnDay(date)} and ${narrowed(filters)} and ${after ? behind(after) : sql`true`}
    order by ${inName}, people.id limit ${limit}`
