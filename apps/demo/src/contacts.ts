import type { Database } from '@campanile/server/db/database.ts'
import { sql } from 'drizzle-orm'

/** The demo can be loaded into an institution that has people of its own. */
const demoPeople = '%@campanile.test'

/**
 * Puts lecturers into the department of most of their classes, and gives everyone but most students a phone number.
 * Numbers from +44 7700 900000 to 900999 belong to nobody: they are reserved for fiction.
 */
export async function fillContacts(db: Database): Promise<void> {
  await db.execute(sql`update people p set department_id = (
      select c.department_id from class_lecturers l join classes k on k.id = l.class_id
        join courses c on c.id = k.course_id
      where l.lecturer_id = p.id and c.department_id is not null
      group by c.department_id order by count(*) desc, c.department_id limit 1)
    where p.role = 'lecturer' and p.email like ${demoPeople}`)
  await db.execute(sql`update people p set phone = '+447700900' || lpad(n.place::text, 3, '0')
    from (select id, row_number() over (order by role, email) - 1 as place from people
      where (role <> 'student' or email = 'student@campanile.test') and email like ${demoPeople}) n
    where n.id = p.id and n.place < 1000`)
}
