import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { inName, narrowed } from './board.repo.ts'
import type { StaffPersonRow } from './shifts.repo.ts'
import { dayInstants, personColumns } from './staff-day.sql.ts'
import type { DayRow } from './staff-days.repo.ts'

export interface ExportedDay
  extends StaffPersonRow,
    Pick<DayRow, 'date' | 'inAt' | 'outAt' | 'status' | 'onLeave'> {
  email: string
  /** An admin changed the times or status of this day. */
  corrected: boolean
}

interface Portion {
  date: string
  filters: Pick<ParsedInputOf<typeof staffBoard.exportStaffDays>, 'search' | 'role'>
  /** The last person read so far. */
  after: ExportedDay | undefined
  limit: number
}

const behind = ({ lastName, firstName, personId }: ExportedDay) =>
  sql`(${inName}, people.id) > (${lastName}::text, ${firstName}::text, ${personId}::uuid)`

/** The next people with something recorded on a day, by name, including people who have left since. */
export const listPeopleOfDay = (db: Database, { date, filters, after, limit }: Portion) =>
  rowsOf<ExportedDay>(
    db,
    sql`
    select ${personColumns}, people.email::text as email, d.date::text as date,
      d.in_at as "inAt", d.out_at as "outAt", d.status, d.on_leave as "onLeave",
      exists (select 1 from staff_day_changes c
        where c.person_id = d.person_id and c.date = d.date and c.act = 'correction') as corrected
    from staff_days d join people on people.id = d.person_id
    where d.date = ${date}::date and ${narrowed(filters)} and ${after ? behind(after) : sql`true`}
    order by ${inName}, people.id limit ${limit}`,
    [...dayInstants],
  )
