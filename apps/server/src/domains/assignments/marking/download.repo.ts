import type { Database } from '#db/database.ts'
import { queryRows, type RowOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { submissionFiles } from '../assignments.tables.ts'

const workFileRow = {
  studentId: people.id,
  number: people.number,
  firstName: people.firstName,
  lastName: people.lastName,
  key: submissionFiles.key,
  name: submissionFiles.name,
}
export type WorkFile = RowOf<typeof workFileRow>

/** Files of every student's newest hand-in for the class, by student. */
export const listNewestFiles = (db: Database, assignmentId: string) =>
  queryRows(db, workFileRow)`
    select p.id as student_id, p.number, p.first_name, p.last_name, f.key, f.name
    from submissions s
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    join submission_files f on f.attempt_id = n.id
    join people p on p.id = s.student_id
    where s.assignment_id = ${assignmentId}
    order by ${nameOrderOfP}, f.id`
