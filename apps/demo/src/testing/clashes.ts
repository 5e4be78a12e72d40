import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'

/** Sessions and exams that overlap, including past ones, for which the database does not prevent this. */
export const clashes = (db: Database) =>
  queryRows(db, { what: pgType.text, at: pgType.text })`
    with taken as (
      select s.room_id as who, s.starts_at, s.ends_at, co.code::text as what from sessions s
      join classes c on c.id = s.class_id join courses co on co.id = c.course_id where s.status <> 'cancelled'
      union all
      select coalesce(s.substitute_id, l.lecturer_id), s.starts_at, s.ends_at, co.code from sessions s
      join classes c on c.id = s.class_id join courses co on co.id = c.course_id
      join class_lecturers l on l.class_id = s.class_id where s.status <> 'cancelled'
      union all
      select b.batch_id, s.starts_at, s.ends_at, co.code from sessions s
      join classes c on c.id = s.class_id join courses co on co.id = c.course_id
      join class_batches b on b.class_id = s.class_id where s.status <> 'cancelled'
      union all
      select r.room_id, x.starts_at, x.ends_at, x.title from exams x join exam_rooms r on r.exam_id = x.id
      where x.cancelled_at is null
      union all
      select r.invigilator_id, x.starts_at, x.ends_at, x.title from exams x join exam_rooms r on r.exam_id = x.id
      where x.cancelled_at is null and r.invigilator_id is not null
      union all
      select b.batch_id, x.starts_at, x.ends_at, x.title from exams x join class_batches b on b.class_id = x.class_id
      where x.cancelled_at is null
    ), next as (
      select what, starts_at, lag(ends_at) over (partition by who order by starts_at) as before from taken
    )
    select what, starts_at::text as at from next where before > starts_at`
