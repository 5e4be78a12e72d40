import { sql } from 'drizzle-orm'

/** Ids of those who teach a session joined as `s`: its substitute, or else the lecturers of its class. */
export const teachersOfS = sql`(
  select l.lecturer_id from class_lecturers l where l.class_id = s.class_id and s.substitute_id is null
  union all select s.substitute_id where s.substitute_id is not null)`
