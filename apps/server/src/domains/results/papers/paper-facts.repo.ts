import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryValues } from '#db/rows.ts'
import { programmes, terms } from '#domains/structure/structure.tables.ts'

/** The student's batch; undefined when they have none. */
export const findBatch = (
  db: Database,
  studentId: string,
): Promise<{ code: string; programme: string } | undefined> =>
  queryRow(db, {
    code: pgType.text,
    programme: programmes.name,
  })`select b.code::text as code, p.name as programme from batch_members m
      join batches b on b.id = m.batch_id join programmes p on p.id = b.programme_id
      where m.student_id = ${studentId}`

/** The class must exist. */
export async function findTermOf(
  db: Database,
  classId: string,
): Promise<{ termId: string; termName: string }> {
  const row = await queryRow(db, {
    termId: terms.id,
    termName: terms.name,
  })`select t.id as term_id, t.name as term_name from classes c join terms t on t.id = c.term_id
      where c.id = ${classId}`
  return row!
}

export const listLecturerNames = (db: Database, classId: string): Promise<string[]> =>
  queryValues(db, pgType.text)`select p.first_name || ' ' || p.last_name as name from class_lecturers l
      join people p on p.id = l.lecturer_id where l.class_id = ${classId} order by p.last_name, p.first_name, p.id`
