import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** The student's batch; undefined when they have none. */
export async function findBatch(
  db: Database,
  studentId: string,
): Promise<{ code: string; programme: string } | undefined> {
  const [row] = await rowsOf<{ code: string; programme: string }>(
    db,
    sql`select b.code::text as code, p.name as programme from batch_members m
      join batches b on b.id = m.batch_id join programmes p on p.id = b.programme_id
      where m.student_id = ${studentId}`,
  )
  return row
}

/** The class must exist. */
export async function findTermOf(
  db: Database,
  classId: string,
): Promise<{ termId: string; termName: string }> {
  const [row] = await rowsOf<{ termId: string; termName: string }>(
    db,
    sql`select t.id as "termId", t.name as "termName" from classes c join terms t on t.id = c.term_id
      where c.id = ${classId}`,
  )
  return row!
}

export async function listLecturerNames(db: Database, classId: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select p.first_name || ' ' || p.last_name as name from class_lecturers l
      join people p on p.id = l.lecturer_id where l.class_id = ${classId} order by p.last_name, p.first_name, p.id`,
  )
  return rows.map(({ name }) => name)
}
