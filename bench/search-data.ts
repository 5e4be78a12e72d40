import type { openPool } from '@campanile/server/db/database.ts'

type Pool = ReturnType<typeof openPool>

const students = 48_000
const lecturers = 1_500
const staff = 500
const courses = 1_200
/** Six years with three terms each. */
const terms = 18
const classesATerm = 1_000
/** Classes in which each student has been enrolled. */
const taken = 12
const requests = 100_000
const leaves = 40_000
/** Assignments per class. There are a third as many exams. */
const work = 3
export const everybody = students + lecturers + staff

/** The people who search. Each of them has been here for all six years. */
export interface Readers {
  lecturerId: string
  studentId: string
  staffId: string
}

const syllables = 'an ber cho da el fa gri ha is jo ka li mo na ok pe'.split(' ')
const endings = 'ra son wu mann ez ova ingh er i ström el ou ard ad une ius'.split(' ')
const titles = 'Statics,Waves,Ethics,Databases,Econometrics,Painting,Genetics,Logic,Roman law,Optics'.split(
  ',',
)
/** The name of one person in five. */
const commonName = 'Perera'

/**
 * A name of two syllables and an ending. There are 4,096 first and last names, distributed unevenly like real
 * ones.
 */
const nameOf = (seed: string) =>
  `initcap(($1::text[])[1 + ${seed} % 16] || ($1::text[])[1 + ${seed} / 16 % 16] || ($2::text[])[1 + ${seed} / 256 % 16])`
const skewed = `floor(4096 * power(random(), 2))::int`

async function addPeople(pool: Pool, role: string, count: number) {
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, number, created_at, updated_at)
      select gen_random_uuid(), format('%s.%s.%s%s@university.example', lower(first), lower(last), left($3, 3), n), first, last, $3,
        format('%s-%s', upper(left($3, 3)), 100000 + n), now(), now()
      from (select n, ${nameOf('f')} as first, case when n % 5 = 0 then $5 else ${nameOf('l')} end as last
        from (select n, ${skewed} as f, ${skewed} as l from generate_series(1, $4::int) n) seeds) names`,
    [syllables, endings, role, count, commonName],
  )
}

async function addClasses(pool: Pool) {
  await pool.query(
    `insert into terms (id, name, first_day, last_day, created_at, updated_at)
      select gen_random_uuid(), 'Term ' || n, current_date - 120 * n, current_date - 120 * n + 110, now(), now()
      from generate_series(0, $1::int - 1) n`,
    [terms],
  )
  await pool.query(
    `insert into courses (id, code, title, credits, created_at, updated_at)
      select gen_random_uuid(), 'CS' || 1000 + n, ($1::text[])[1 + n % 10] || ' ' || n, 10, now(), now()
      from generate_series(1, $2::int) n`,
    [titles, courses],
  )
  // Picks evenly from numbered rows, which is faster than selecting a random row each time.
  await pool.query(
    `with c as (select id, row_number() over () as n from courses), t as (select id, row_number() over () as n from terms)
      insert into classes (id, course_id, term_id, created_at, updated_at)
      select gen_random_uuid(), c.id, t.id, now(), now() from generate_series(1, $1::int) g
      join c on c.n = 1 + g % ${courses} join t on t.n = 1 + g % ${terms}`,
    [classesATerm * terms],
  )
}

async function addTeaching(pool: Pool, { lecturerId, studentId }: Readers) {
  const numbered = 'k as (select id, row_number() over (order by id) as n from classes)'
  await pool.query(`with ${numbered}, l as (select id, row_number() over () as n from people where role = 'lecturer')
    insert into class_lecturers (class_id, lecturer_id) select k.id, l.id from k join l on l.n = 1 + k.n % ${lecturers}`)
  await pool.query(`with ${numbered}, s as (select id, row_number() over () as n from people where role = 'student')
    insert into enrolments (class_id, student_id, enrolled_at)
    select k.id, s.id, now() from s cross join generate_series(0, ${taken - 1}) g
    join k on k.n = 1 + (s.n * 7 + g * 911) % ${classesATerm * terms}
    on conflict do nothing`)
  // A hundred classes of a hundred students for the lecturer, sixty classes for the student.
  await pool.query(
    `with ${numbered} insert into class_lecturers (class_id, lecturer_id) select id, $1 from k where n % 180 = 0 on conflict do nothing`,
    [lecturerId],
  )
  await pool.query(`with k as (select id, row_number() over (order by id) as n from classes),
      s as (select id, row_number() over () as n from people where role = 'student')
    insert into enrolments (class_id, student_id, enrolled_at)
    select k.id, s.id, now() from k join s on s.n % 700 = k.n / 180 where k.n % 180 = 0 on conflict do nothing`)
  await pool.query(
    `with ${numbered} insert into enrolments (class_id, student_id, enrolled_at) select id, $1, now() from k where n % 300 = 0 on conflict do nothing`,
    [studentId],
  )
}

async function addWork(pool: Pool) {
  await pool.query(
    `insert into assignments (id, class_id, title, opens_at, due_at, max_mark, weight, late_kind, late_amount, late_unit,
        late_every, late_floor, max_files, max_file_bytes, accepts, published_at, digest_at, created_at, updated_at)
      select gen_random_uuid(), k.id, 'Report ' || g || ' on ' || ($1::text[])[1 + g % 10], t.first_day, t.first_day + 60,
        100, 10, 'none', 0, 'percent', 'day', 0, 3, 1000000, '{pdf}', now(), now(), now(), now()
      from (select id, term_id, row_number() over () as n from classes) k
      join terms t on t.id = k.term_id cross join lateral generate_series(k.n * ${work}, k.n * ${work} + ${work - 1}) g`,
    [titles],
  )
  await pool.query(
    `insert into exams (id, class_id, type, title, starts_at, ends_at, max_mark, weight, published_at, seat_seed, created_at, changed_at)
      select gen_random_uuid(), k.id, 'final', 'Final of ' || ($1::text[])[1 + n % 10], t.last_day, t.last_day + interval '2 hours',
        100, 50, now(), 1, now(), now()
      from (select id, term_id, row_number() over () as n from classes) k join terms t on t.id = k.term_id`,
    [titles],
  )
}

async function addRequests(pool: Pool, { lecturerId, studentId, staffId }: Readers) {
  const request = `insert into mitigation_requests (id, student_id, title, description, reason, course_code, requested_extension, request_date)
      select gen_random_uuid(), s.id, 'More time for report ' || g, 'Ill', 'Ill', 'CS' || 1000 + g % 900, 3, now() - g * interval '30 minutes'`
  await pool.query(
    `with s as (select id, row_number() over () as n from people where role = 'student')
      ${request} from generate_series(1, $1::int) g join s on s.n = 1 + g % ${students}`,
    [requests],
  )
  await pool.query(`${request} from generate_series(1, 60) g, (select $1::uuid as id) s`, [studentId])
  const leave = `insert into leave_requests (id, person_id, leave_type_id, first_day, last_day, part, during, reason, status, submitted_at, decided_at)
      select gen_random_uuid(), s.id, (select id from leave_types limit 1), d, d, 'whole', tsrange(d, d + 1), 'Away', 'rejected', d, d`
  await pool.query(
    `with s as (select id, row_number() over () as n from people where role in ('staff', 'lecturer'))
      ${leave} from (select g, current_date - g / 20 as d from generate_series(1, $1::int) g) days
      join s on s.n = 1 + g % ${lecturers + staff}`,
    [leaves],
  )
  await pool.query(
    `${leave} from (select current_date - g * 20 as d from generate_series(1, 100) g) days,
      unnest($1::uuid[]) s(id)`,
    [[lecturerId, staffId]],
  )
}

/** 50,000 people over six years: 18,000 classes, 54,000 assignments, 140,000 requests. */
export async function fill(pool: Pool, readers: Readers): Promise<void> {
  await addPeople(pool, 'student', students)
  await addPeople(pool, 'lecturer', lecturers)
  await addPeople(pool, 'staff', staff)
  await addClasses(pool)
  await addTeaching(pool, readers)
  await addWork(pool)
  await addRequests(pool, readers)
  await pool.query('vacuum analyze')
}

const ofReaders = {
  admin: `select id from people where number is not null`,
  lecturer: `select e.student_id from enrolments e join class_lecturers l using (class_id) where l.lecturer_id = $2`,
  student: `select l.lecturer_id from enrolments e join class_lecturers l using (class_id) where e.student_id = $3`,
  staff: `select id from people where number is not null`,
}

/** Search texts, made from names and numbers of people whom the reader can find. Each is different. */
export async function typedBy(
  pool: Pool,
  role: keyof typeof ofReaders,
  { lecturerId, studentId }: Readers,
  count: number,
): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ first: string; last: string; number: string; email: string }>(
    `select first_name as first, last_name as last, number, email::text as email from people
      where id in (${ofReaders[role]}) and number is not null and last_name <> '${commonName}'
        and $2::uuid is not null and $3::uuid is not null
      order by md5(id::text) limit $1`,
    [count, lecturerId, studentId],
  )
  const exchanged = (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4)
  const some = (...texts: string[]) => rows.map((_, index) => texts[index % texts.length]!)
  return {
    'two letters': rows.map(({ last }) => last.slice(0, 2)),
    'three letters': rows.map(({ first }) => first.slice(0, 3)),
    prefix: rows.map(({ last }) => last.slice(0, -2)),
    'whole name': rows.map(({ first, last }) => `${first} ${last}`),
    'common name': rows.map(({ first }, index) => ['perera', 'per', `${first} perera`][index % 3]!),
    typo: rows.map(({ first, last }) => `${first} ${exchanged(last)}`),
    'typo, one word': rows.map(({ last }) => exchanged(last)),
    'typo, common name': some('pereara', 'perrera', 'pererra'),
    number: rows.map(({ number }) => number),
    email: rows.map(({ email }) => email),
    course: rows.map((_, index) => `CS${1000 + index * 13}`),
    'common words': some(
      'report',
      'more time',
      'final of',
      'cs',
      'report genetics',
      'term 3 logic',
      'report on waves cs10',
    ),
    'work and course': rows.map((_, index) => `report cs${1000 + index * 13}`),
    'person and request': rows.map(({ last }) => `${last} report`),
    'nothing found': rows.map((_, index) => `zyzzyva quux ${index}`),
  }
}
