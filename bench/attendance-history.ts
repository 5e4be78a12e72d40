import type { openPool } from '@campanile/server/db/database.ts'

type Pool = ReturnType<typeof openPool>

/** Past sessions of a class, one a day, in which everybody enrolled has a record. */
export async function addHistory(pool: Pool, classId: string, sessions: number): Promise<void> {
  await pool.query(
    `insert into sessions (id, class_id, starts_at, ends_at, status)
      select gen_random_uuid(), $1, now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour', 'held'
      from generate_series(1, $2::int) n`,
    [classId, sessions],
  )
  // In chronological order, as in a real term.
  await pool.query(
    `insert into attendance_records (session_id, student_id, status, source, marked_at)
      select s.id, e.student_id, (array['present','present','present','late','absent','excused'])[1 + floor(random() * 6)::int],
        'manual', s.starts_at
      from sessions s join enrolments e on e.class_id = s.class_id where s.class_id = $1 order by s.starts_at`,
    [classId],
  )
}
