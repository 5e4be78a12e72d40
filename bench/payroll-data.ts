import type { openPool } from '@campanile/server/db/database.ts'

export type Pool = ReturnType<typeof openPool>

export const people = 5_000
/** People who are paid by the hour. Each teaches their own class. */
export const visiting = 1_000
/** Staff whose first month is corrected after it was paid. Half as many lecturers are corrected too. */
const corrected = 1_000

/** 5,000 people, with staff days for two months and sessions for those who teach. */
export async function fill(pool: Pool): Promise<void> {
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, employment_type, created_at, updated_at)
      select gen_random_uuid(), format('p%s@bench.test', n), 'Person', 'Number ' || n,
        case when n <= $2 then 'lecturer' else 'staff' end, case when n <= $2 then 'visiting' else 'full-time' end,
        '2026-01-01', now()
      from generate_series(1, $1::int) n`,
    [people, visiting],
  )
  await pool.query(
    `insert into pay_profiles (id, person_id, employment_type, basis, amount, first_day, created_at, updated_at)
      select gen_random_uuid(), id, employment_type, case when role = 'lecturer' then 'hour' else 'month' end,
        case when role = 'lecturer' then 5000 else 300000 end, '2026-01-01', now(), now()
      from people where email like '%@bench.test'`,
  )
  await pool.query(
    `insert into pay_items (id, code, name, kind, how, taxable, prorated, employment_types, position, created_at, updated_at)
      values (gen_random_uuid(), 'transport', 'Transport', 'allowance', '{"method":"fixed","amount":10000}', true, true,
          '{full-time}', 1, now(), now()),
        (gen_random_uuid(), 'pension', 'Pension', 'deduction', '{"method":"formula","formula":"min(gross * 0.08, 410)"}',
          true, false, '{full-time,visiting}', 1, now(), now()),
        (gen_random_uuid(), 'tax', 'Tax', 'tax',
          '{"method":"bands","bands":[{"from":0,"percent":"0"},{"from":100000,"percent":"20"}]}', false, false,
          '{full-time,visiting}', 1, now(), now())`,
  )
  await pool.query(
    `insert into staff_days (person_id, date, status)
      select p.id, d::date, (array['present','present','present','late','half-day','absent'])[1 + floor(random() * 6)::int]
      from people p cross join generate_series(date '2026-10-01', '2026-11-30', '1 day') d
      where p.role = 'staff' and p.email like '%@bench.test' and extract(isodow from d) < 6`,
  )
  await pool.query(
    `with term as (insert into terms (id, name, first_day, last_day, created_at, updated_at)
        values (gen_random_uuid(), 'Autumn', '2026-09-01', '2026-12-31', now(), now()) returning id),
      course as (insert into courses (id, code, title, credits, created_at, updated_at)
        values (gen_random_uuid(), 'B1', 'Bench', 10, now(), now()) returning id),
      made as (insert into classes (id, course_id, term_id, created_at, updated_at)
        select p.id, course.id, term.id, now(), now() from people p, course, term
        where p.role = 'lecturer' and p.email like '%@bench.test' returning id)
      insert into class_lecturers (class_id, lecturer_id) select id, id from made`,
  )
  await pool.query(
    `insert into sessions (id, class_id, starts_at, ends_at, status)
      select gen_random_uuid(), l.class_id, d + interval '9 hours', d + interval '10 hours 30 minutes', 'held'
      from class_lecturers l cross join generate_series(timestamptz '2026-10-01', '2026-11-18', '3 days') d`,
  )
  await pool.query(
    `insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at, closed_at)
      select gen_random_uuid(), s.id, s.class_id, s.starts_at, s.starts_at, s.starts_at, s.starts_at
      from sessions s where random() < 0.9`,
  )
  await pool.query('vacuum analyze')
}

/** Marks a run as paid and locked, without the steps in between. */
export const lock = (pool: Pool, payRunId: string) =>
  pool.query(
    `update pay_runs set status = 'locked', approved_at = now(), approved_by = created_by, paid_at = now(),
      paid_by = created_by, paid_on = '2026-10-31', locked_at = now(), locked_by = created_by where id = $1`,
    [payRunId],
  )

/** Corrects absences, removes check-ins, and gives classes to other lecturers. */
export async function correct(pool: Pool): Promise<void> {
  await pool.query(
    `update staff_days set status = 'present' where (person_id, date) in (
      select distinct on (person_id) person_id, date from staff_days
      where status = 'absent' and date < '2026-11-01' order by person_id, date limit $1)`,
    [corrected],
  )
  await pool.query(
    `delete from check_in_windows where session_id in (
      select distinct on (class_id) id from sessions where starts_at < '2026-11-01' order by class_id, starts_at limit $1)`,
    [corrected / 2],
  )
  await pool.query(
    `with gone as (delete from class_lecturers returning class_id, lecturer_id),
      past as (insert into past_class_lecturers (class_id, lecturer_id, until)
        select class_id, lecturer_id, timestamptz '2026-11-10' from gone)
      insert into class_lecturers (class_id, lecturer_id, since)
        select class_id, lead(lecturer_id, 1, (select min(lecturer_id::text)::uuid from gone))
          over (order by lecturer_id), timestamptz '2026-11-10' from gone`,
  )
}
