import { openPool } from '@campanile/server/db/database.ts'
import { createLog } from '@campanile/server/platform/log.ts'

type Client = Pick<ReturnType<typeof openPool>, 'query'>

/** A university with 30,000 students over the years, 7,500 of them at any time. */
const campus = {
  intakes: 12,
  programmes: 25,
  studentsABatch: 100,
  /** Courses per batch and term, each taught to two groups. */
  courses: 5,
  weeks: 14,
  lecturers: 300,
  staff: 300,
}
const yearsOfStudy = 3
const batchesAtOnce = yearsOfStudy * campus.programmes
const marksATerm = batchesAtOnce * campus.studentsABatch * campus.courses * campus.weeks

export interface LongHistory {
  terms: number
  students: number
  records: number
}

/** SQL for a pseudo-random number from 0 to 1 that depends only on these numbers and the seed. */
const chance = (salt: number, first: string, ...more: string[]) => {
  const mixed = more.reduce((sum, number) => `(${sum} * 1000003 + (${number}))`, `(${first})::bigint`)
  return `((hashint8extended(${mixed}, $1::bigint + ${salt}) & 1048575) / 1048576.0)`
}

/** SQL for an id that contains its kind and numbers, and sorts by time like the product's ids. */
const idOf = (kind: number, ...numbers: string[]) =>
  `(lpad(to_hex(${kind}), 4, '0') || lpad(to_hex(${numbers[0]}), 4, '0') || '-0000-7000-8000-' ||
    lpad(to_hex(${numbers[1] ?? '0'}), 12, '0'))::uuid`
const person = (role: number, number: string) => idOf(role, '0', number)
const [student, lecturer, staff] = [1, 2, 3]
const batch = (intake: string, programme: string) => idOf(16, intake, programme)
const term = (number: string) => idOf(17, number)
/** A class of a term: batch within the term, course and group. */
const ofClass = (number: string, serial: string) => idOf(18, number, serial)
const session = (number: string, serial: string) => idOf(19, number, serial)

/** Monday of a term's first week. The last term is the current one, and is in its last week. */
const monday = (number: string, terms: number) =>
  `(date_trunc('week', now() at time zone 'Europe/London')::date - ${campus.weeks - 1} * 7 - (${terms} - 1 - ${number}) * 182)`

const people = [
  `insert into people (id, email, first_name, last_name, role, employment_type, number, created_at, updated_at)
    select id, format('%s%s@history.test', kind, n), (array['Ada','Ben','Chi','Dana','Eli','Fay','Gus','Hana','Ivo','Jo','Kai','Lea'])[1 + n % 12],
      (array['Abara','Bell','Costa','Diaz','Eze','Fox','Gruber','Haas','Ito','Jones','Kaya'])[1 + n % 11] || ' ' || n,
      role, employment, upper(kind) || lpad(n::text, 6, '0'), now() - interval '12 years', now() - interval '12 years'
    from (
      select ${person(student, 'n')} as id, 's' as kind, n, 'student' as role, null as employment
        from generate_series(0, ${campus.intakes * campus.programmes * campus.studentsABatch - 1}) n
      union all select ${person(lecturer, 'n')}, 'l', n, 'lecturer', 'full-time' from generate_series(0, ${campus.lecturers - 1}) n
      union all select ${person(staff, 'n')}, 'e', n, 'staff', 'full-time' from generate_series(0, ${campus.staff - 1}) n
    ) p`,
  `insert into departments (id, name, created_at, updated_at)
    select ${idOf(20, 'n')}, 'School ' || n, now(), now() from generate_series(0, 7) n`,
  `insert into programmes (id, department_id, name, created_at, updated_at)
    select ${idOf(21, 'n')}, ${idOf(20, 'n % 8')}, 'Programme ' || n, now(), now() from generate_series(0, ${campus.programmes - 1}) n`,
  `insert into batches (id, programme_id, code, intake_year, created_at, updated_at)
    select ${batch('i', 'p')}, ${idOf(21, 'p')}, format('P%s-I%s', p, i), 2000 + i, now(), now()
    from generate_series(0, ${campus.intakes - 1}) i, generate_series(0, ${campus.programmes - 1}) p`,
  `insert into batch_members (student_id, batch_id)
    select ${person(student, 'n')}, ${batch(`n / ${campus.programmes * campus.studentsABatch}`, `n / ${campus.studentsABatch} % ${campus.programmes}`)}
    from generate_series(0, ${campus.intakes * campus.programmes * campus.studentsABatch - 1}) n`,
  `insert into courses (id, code, title, credits, created_at, updated_at)
    select ${idOf(22, 'y', 'p * 16 + c')}, format('C%s-%s%s', p, y, c), format('Course %s of year %s, programme %s', c, y, p), 10, now(), now()
    from generate_series(0, ${campus.programmes - 1}) p, generate_series(0, ${yearsOfStudy - 1}) y, generate_series(0, ${2 * campus.courses - 1}) c`,
]

/** The classes of term `$2` of `terms`: two groups per course, each with its own weekly time. */
const classesOf = (terms: number) => {
  // The oldest term of the longest history has only the first three intakes.
  const year = `((20 - ${terms} + $2::int) / 2)`
  return `(
    select b.n as batch, c.n as course, g.n as grp, b.n * 16 + c.n * 2 + g.n as serial,
      b.n % ${campus.programmes} as programme, b.n / ${campus.programmes} as age,
      ${year} + ${yearsOfStudy - 1} - b.n / ${campus.programmes} as intake,
      c.n + 1 as weekday, 8 + (b.n + g.n * 5) % 10 as hour,
      b.n + ${batchesAtOnce} * g.n + ${2 * batchesAtOnce} * (c.n % 2) as lecturer
    from generate_series(0, ${batchesAtOnce - 1}) b (n), generate_series(0, ${campus.courses - 1}) c (n), generate_series(0, 1) g (n)
  ) k`
}

const studentOfClass = `(k.intake * ${campus.programmes} + k.programme) * ${campus.studentsABatch} + k.grp * 50 + i`

const ofTerm = (terms: number) => [
  `insert into terms (id, name, first_day, last_day, created_at, updated_at)
    select ${term('$2::int')}, 'Term ' || $2::int, ${monday('$2::int', terms)}, ${monday('$2::int', terms)} + ${campus.weeks * 7 - 1}, now(), now()
    where $1::bigint is not null`,
  `insert into classes (id, course_id, term_id, created_at, updated_at)
    select ${ofClass('$2::int', 'k.serial')}, ${idOf(22, 'k.age', `k.programme * 16 + k.course + ${campus.courses} * ($2::int % 2)`)},
      ${term('$2::int')}, now(), now() from ${classesOf(terms)} where $1::bigint is not null`,
  `insert into class_lecturers (class_id, lecturer_id)
    select ${ofClass('$2::int', 'k.serial')}, ${person(lecturer, 'k.lecturer')} from ${classesOf(terms)} where $1::bigint is not null`,
  `insert into enrolments (class_id, student_id, batch_id, enrolled_at)
    select ${ofClass('$2::int', 'k.serial')}, ${person(student, studentOfClass)}, ${batch('k.intake', 'k.programme')}, ${monday('$2::int', terms)}
    from ${classesOf(terms)}, generate_series(0, 49) i where $1::bigint is not null`,
  `insert into sessions (id, class_id, starts_at, ends_at, status)
    select ${session('$2::int', `w * 2048 + k.serial`)}, ${ofClass('$2::int', 'k.serial')}, at, at + interval '50 minutes',
      case when at < now() then 'held' else 'scheduled' end
    from ${classesOf(terms)}, generate_series(0, ${campus.weeks - 1}) w,
      lateral (select (${monday('$2::int', terms)} + w * 7 + k.weekday - 1 + make_interval(hours => k.hour)) at time zone 'Europe/London' as at) t
    where $1::bigint is not null order by w, k.weekday, k.hour, k.serial`,
  `insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at, closed_at)
    select ${idOf(23, '$2::int', `w * 2048 + k.serial`)}, s.id, ${person(lecturer, 'k.lecturer')}, s.starts_at,
      s.starts_at + interval '10 minutes', s.starts_at + interval '20 minutes', s.starts_at + interval '20 minutes'
    from ${classesOf(terms)}, generate_series(0, ${campus.weeks - 1}) w
    join sessions s on true
    where $1::bigint is not null and s.id = ${session('$2::int', `w * 2048 + k.serial`)} and s.starts_at < now()`,
  // Each student has a base rate of attendance, which is lower on Fridays, late in the day and late in the
  // term. OFFSET 0 makes PostgreSQL compute the random numbers only once.
  `insert into attendance_records (session_id, student_id, status, source, marked_at)
    select id, student_id,
      case when excused then 'excused' when not came then 'absent' when minutes > 10 then 'late' else 'present' end,
      case when excused then 'mitigation' when not came then 'manual' when way < 0.6 then 'face' when way < 0.85 then 'passkey' else 'code' end,
      starts_at + case when came and not excused then make_interval(secs => minutes * 60) else interval '20 minutes' end
    from (
      select s.id, s.starts_at, e.student_id, ${chance(2, 'e.n', 's.serial')} < e.habit - s.strain as came,
        ${chance(3, 'e.n', 's.serial')} < 0.015 as excused, ${chance(4, 'e.n', 's.serial')} as way,
        least(19.9, -3.2 * ln(1 - ${chance(5, 'e.n', 's.serial')} * 0.999)) + s.haste as minutes
      from (
        select s.id, s.class_id, s.starts_at, k.serial + 2048 * w as serial,
          case when k.weekday = 5 then 0.06 else 0 end + case when k.hour >= 16 then 0.05 else 0 end + w * 0.004 as strain,
          case when k.hour <= 9 then 1.5 else 0 end as haste
        from ${classesOf(terms)}, generate_series(0, ${campus.weeks - 1}) w
        join sessions s on true
        where s.id = ${session('$2::int', `w * 2048 + k.serial`)} and s.starts_at < now() - interval '1 hour' offset 0
      ) s join (
        select e.class_id, e.student_id, x.n,
          case when ${chance(1, 'x.n')} < 0.08 then 0.6 else 0.84 + 0.15 * ${chance(6, 'x.n')} end as habit
        from enrolments e join classes k on k.id = e.class_id,
          lateral (select hashtext(e.student_id::text)::bigint as n) x where k.term_id = ${term('$2::int')} offset 0
      ) e on e.class_id = s.class_id offset 0
    ) m order by starts_at, id`,
  `insert into assignments (id, class_id, title, opens_at, due_at, max_mark, weight, late_kind, late_amount, late_unit, late_every, late_floor,
      max_files, max_file_bytes, accepts, published_at, digest_at, created_at, updated_at)
    select ${idOf(24, '$2::int', 'k.serial')}, ${ofClass('$2::int', 'k.serial')}, 'Coursework', m.at, m.at + interval '49 days', 100, 40, 'none', 0,
      'percent', 'day', 0, 1, 1000000, '{pdf}', m.at, m.at + interval '49 days', m.at, m.at
    from ${classesOf(terms)}, lateral (select ${monday('$2::int', terms)}::timestamptz as at) m where $1::bigint is not null`,
  `insert into submissions (id, assignment_id, student_id, submitted_at, attempts, receipt_code, may_await)
    select ${idOf(25, '$2::int', 'k.serial * 64 + i')}, a.id, ${person(student, studentOfClass)},
      a.due_at + make_interval(hours => h.late), 1, 'R' || $2::int || '-' || k.serial || '-' || i,
      h.late > 0 and $2::int = ${terms - 1}
    from ${classesOf(terms)} join assignments a on true, generate_series(0, 49) i,
      lateral (select (40 * (${chance(7, studentOfClass, 'k.course')} - 0.9))::int as late) h
    where a.id = ${idOf(24, '$2::int', 'k.serial')} and ${chance(8, studentOfClass, 'k.course')} < 0.93`,
  // All late work of past terms has been decided on, and none of the current term.
  `insert into late_decisions (submission_id, attempt, decision, penalty_before, penalty_after, decided_by, decided_at, id)
    select s.id, 1, 'accepted', 0, 0, ${person(staff, '0')}, a.due_at + interval '9 days', gen_random_uuid()
    from ${classesOf(terms)} join assignments a on true join submissions s on s.assignment_id = a.id
    where a.id = ${idOf(24, '$2::int', 'k.serial')} and s.submitted_at > a.due_at
      and $2::int < ${terms - 1} and $1::bigint is not null`,
  `insert into mark_sheets (id, assignment_id, class_id, status, submitted_at, published_at)
    select a.id, a.id, a.class_id, 'published', a.due_at, a.due_at
    from ${classesOf(terms)} join assignments a on true where $1::bigint is not null and a.id = ${idOf(24, '$2::int', 'k.serial')}`,
  `insert into mark_entries (sheet_id, student_id, state, mark, entered_at, released_at)
    select s.assignment_id, s.student_id, 'marked', round((30 + 60 * ${chance(9, 'n')})::numeric, 0), s.submitted_at, s.submitted_at
    from (select s.*, row_number() over (order by s.id) as n from submissions s
      join assignments a on a.id = s.assignment_id join classes k on k.id = a.class_id where k.term_id = ${term('$2::int')}) s`,
  `insert into staff_days (person_id, date, status, in_at, out_at)
    select p.id, d.day, x.status, case when x.status <> 'absent' then d.day + interval '9 hours' end,
      case when x.status <> 'absent' then d.day + interval '17 hours' end
    from people p, lateral (select ${monday('$2::int', terms)} + n as day from generate_series(0, ${campus.weeks * 7 - 1}) n where n % 7 < 5) d,
      lateral (select case when c < 0.03 then 'absent' when c < 0.1 then 'late' else 'present' end as status
        from (select ${chance(10, 'hashtext(p.number || d.day)::bigint')} as c) c) x
    where p.role in ('staff', 'lecturer') and d.day < current_date and $2::int is not null`,
]

/** The tables with most of the rows. */
const large = [
  'attendance_records',
  'enrolments',
  'submissions',
  'late_decisions',
  'mark_entries',
  'staff_days',
  'check_in_windows',
]

/**
 * Removes constraints, indexes and triggers during `work`, because running them for each of ten million rows
 * is slow.
 */
async function withoutChecks(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ name: string; of: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid::regclass::text = any($1) and contype = 'f'
        or conrelid = 'attendance_records'::regclass and contype = 'p'`,
    [large],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'attendance_records' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name, of } of keys) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const table of large) await client.query(`alter table ${table} disable trigger user`)
  await work()
  for (const table of large) await client.query(`alter table ${table} enable trigger user`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { name, of, definition } of keys.sort((one, other) =>
    other.definition.localeCompare(one.definition),
  ))
    await client.query(`alter table ${of} add constraint ${name} ${definition}`)
}

/**
 * Fills an empty, migrated database with a history of at least `records` attendance records, in plain SQL.
 * The same seed gives the same campus, except for its dates, which end today.
 */
export async function fillLongHistory(
  url: string,
  { records, seed = 1, progress }: { records: number; seed?: number; progress?: (line: string) => void },
): Promise<LongHistory> {
  const terms = Math.min(20, Math.max(2, Math.ceil(records / marksATerm)))
  const pool = openPool(url, createLog('error'), 1)
  const client = await pool.connect()
  try {
    // Each statement fills a whole term, which can take long.
    await client.query('set statement_timeout = 0')
    // The figures are computed afterwards from the whole history.
    await client.query('set synchronous_commit = off')
    for (const statement of people) await client.query(statement)
    await withoutChecks(client, async () => {
      for (let number = 0; number < terms; number += 1) {
        await client.query('analyze')
        for (const statement of ofTerm(terms)) await client.query(statement, [seed, number])
        progress?.(`term ${number + 1} of ${terms}`)
      }
    })
    await client.query('truncate stale_figures')
    await client.query('select mark_all_figures()')
    await client.query('vacuum analyze')
    const { rows } = await client.query(`select (select count(*)::int from attendance_records) as records,
      (select count(*)::int from people where role = 'student') as students`)
    return { terms, ...rows[0] }
  } finally {
    client.release()
    await pool.end()
  }
}

/** `npx tsx bench/long-history.ts 10000000` fills the database of DATABASE_URL. */
if (import.meta.filename === process.argv[1]) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL names the database to fill; it has to be migrated and empty.')
  const { migrate } = await import('@campanile/server/db/migrate.ts')
  await migrate(url)
  const filled = await fillLongHistory(url, {
    records: Number(process.argv[2] ?? 1_000_000),
    seed: Number(process.argv[3] ?? 1),
    progress: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`${JSON.stringify(filled)}\n`)
}
