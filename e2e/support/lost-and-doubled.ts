import type pg from 'pg'

/** How many students with an acknowledged check-in have no record, and how many have more than one. */
export async function lostAndDoubled(pool: pg.Pool, people: readonly string[]) {
  const { rows } = await pool.query<{ lost: number; doubled: number }>(
    `select count(*) filter (where records = 0)::int as lost, count(*) filter (where records > 1 or accepted > 1)::int as doubled
     from (
       select (select count(*) from attendance_records a where a.student_id = id) as records,
         (select count(*) from attempts t where t.person_id = id and t.outcome = 'accepted') as accepted
       from unnest($1::uuid[]) id) counted`,
    [people],
  )
  return rows[0]!
}
