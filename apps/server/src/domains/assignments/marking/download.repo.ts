import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'

export interface WorkFile {
  studentId: string
  number: string | null
  firstName: string
  lastName: string
  key: string
  name: string
}

/** Files of every student's newest hand-in for the class, by student. */
export const listNewestFiles = (db: Database, assignmentId: string) =>
  rowsOf<WorkFile>(
    db,
    sql`
    select p.id as "studentId", p.number, p.first_name as "firstName", p.last_name as "lastName", f.key, f.name
    from submissions s
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    join submission_files f on f.attempt_id = n.id
    join people p on p.id = s.student_id
    where s.assignment_id = ${assignmentId}
    order by ${nameOrderOfP}, f.id`,
  )
