import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOn, openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { factories, type TestPerson, testPassword } from '@campanile/server/testing/factories.ts'
import { startServerProcess } from '../e2e/support/server-process.ts'
import { measure } from './load.ts'
import { printTable } from './table.ts'

const students = 48_000
const lecturers = 1_500
const staff = 500
const courses = 1_200
const classes = 5_000
/** Classes that a student is enrolled in. */
const taken = 5
const requests = 40_000
const leaves = 10_000
const work = 15_000
/** Searches of a kind, one after the other and so many at once. */
const searches = 60
const atOnce = 8

type Pool = ReturnType<typeof openPool>

const syllables = [
  'an',
  'ber',
  'cho',
  'da',
  'el',
  'fa',
  'gri',
  'ha',
  'is',
  'jo',
  'ka',
  'li',
  'mo',
  'na',
  'ok',
  'pe',
]
const endings = [
  'ra',
  'son',
  'wu',
  'mann',
  'ez',
  'ova',
  'ingh',
  'er',
  'i',
  'ström',
  'el',
  'ou',
  'ard',
  'ad',
  'une',
  'ius',
]
const titles = [
  'Statics',
  'Waves',
  'Ethics',
  'Databases',
  'Econometrics',
  'Painting',
  'Genetics',
  'Logic',
  'Roman law',
  'Optics',
]

/** A name of two syllables and an ending; 4,096 of each kind, as unevenly spread as names are. */
const nameOf = (seed: string) =>
  `initcap(($1::text[])[1 + ${seed} % 16] || ($1::text[])[1 + ${seed} / 16 % 16] || ($2::text[])[1 + ${seed} / 256 % 16])`
const skewed = `floor(4096 * power(random(), 2))::int`

async function addPeople(pool: Pool, role: string, count: number) {
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, number, created_at, updated_at)
      select gen_random_uuid(), format('%s.%s%s@university.example', lower(first), lower(last), n), first, last, $3,
        format('%s-%s', upper(left($3, 3)), 100000 + n), now(), now()
      from (select n, ${nameOf('f')} as first, ${nameOf('l')} as last
        from (select n, ${skewed} as f, ${skewed} as l from generate_series(1, $4::int) n) seeds) names`,
    [syllables, endings, role, count],
  )
}

async function addStudy(pool: Pool) {
  await pool.query(`insert into terms (id, name, first_day, last_day, created_at, updated_at)
    select gen_random_uuid(), 'Term ' || n, current_date - 120 * n, current_date - 120 * n + 110, now(), now() from generate_series(0, 5) n`)
  await pool.query(
    `insert into courses (id, code, title, credits, created_at, updated_at)
      select gen_random_uuid(), 'CS' || 1000 + n, ($1::text[])[1 + n % 10] || ' ' || n, 10, now(), now() from generate_series(1, $2::int) n`,
    [titles, courses],
  )
  // Picks evenly from numbered rows, which is quicker than asking for a random one each time.
  await pool.query(
    `with c as (select id, row_number() over () as n from courses), t as (select id, row_number() over () as n from terms)
      insert into classes (id, course_id, term_id, created_at, updated_at)
      select gen_random_uuid(), c.id, t.id, now(), now() from generate_series(1, $1::int) g
      join c on c.n = 1 + g % ${courses} join t on t.n = 1 + g % 6`,
    [classes],
  )
  await pool.query(`with k as (select id, row_number() over () as n from classes),
      l as (select id, row_number() over () as n from people where role = 'lecturer')
    insert into class_lecturers (class_id, lecturer_id) select k.id, l.id from k join l on l.n = 1 + k.n % ${lecturers}`)
  await pool.query(`with k as (select id, row_number() over () as n from classes),
      s as (select id, row_number() over () as n from people where role = 'student')
    insert into enrolments (class_id, student_id, enrolled_at)
    select k.id, s.id, now() from s cross join generate_series(0, ${taken - 1}) g join k on k.n = 1 + (s.n * 7 + g * 911) % ${classes}
    on conflict do nothing`)
}

async function addWork(pool: Pool) {
  await pool.query(
    `with k as (select id, row_number() over () as n from classes)
      insert into assignments (id, class_id, title, opens_at, due_at, max_mark, weight, late_kind, late_amount, late_unit,
        late_every, late_floor, max_files, max_file_bytes, accepts, published_at, created_at, updated_at)
      select gen_random_uuid(), k.id, 'Report ' || g || ' on ' || ($2::text[])[1 + g % 10], now() - interval '9 days', now() + interval '9 days',
        100, 10, 'none', 0, 'percent', 'day', 0, 3, 1000000, '{pdf}', now(), now(), now()
      from generate_series(1, $1::int) g join k on k.n = 1 + g % ${classes}`,
    [work, titles],
  )
  await pool.query(
    `with k as (select id, row_number() over () as n from classes)
      insert into exams (id, class_id, type, title, starts_at, ends_at, max_mark, weight, published_at, seat_seed, created_at, changed_at)
      select gen_random_uuid(), k.id, 'final', 'Final of ' || ($2::text[])[1 + g % 10], now(), now() + interval '2 hours', 100, 50, now(), 1, now(), now()
      from generate_series(1, $1::int) g join k on k.n = 1 + g % ${classes}`,
    [work / 3, titles],
  )
  await pool.query(
    `with s as (select id, row_number() over () as n from people where role = 'student')
      insert into mitigation_requests (id, student_id, title, description, reason, course_code, requested_extension, request_date)
      select gen_random_uuid(), s.id, 'More time for report ' || g, 'Ill', 'Ill', 'CS' || 1000 + g % 900, 3, now() - g * interval '1 hour'
      from generate_series(1, $1::int) g join s on s.n = 1 + g % ${students}`,
    [requests],
  )
  await pool.query(
    `with s as (select id, row_number() over () as n from people where role in ('staff', 'lecturer'))
      insert into leave_requests (id, person_id, leave_type_id, first_day, last_day, part, during, reason, status, submitted_at, decided_at)
      select gen_random_uuid(), s.id, (select id from leave_types limit 1), d, d, 'whole', tsrange(d, d + 1), 'Away', 'rejected', now(), now()
      from (select g, current_date - g as d from generate_series(1, $1::int) g) days join s on s.n = 1 + g % ${lecturers + staff}`,
    [leaves],
  )
}

/** What is typed, from names and numbers that there are; another one each time. */
async function typedBy(pool: Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ first: string; last: string; number: string; email: string }>(
    `select first_name as first, last_name as last, number, email::text as email from people
      where number is not null order by md5(id::text) limit ${searches}`,
  )
  const exchanged = (word: string) => word.slice(0, 2) + word[3] + word[2] + word.slice(4)
  return {
    'two letters': rows.map(({ last }) => last.slice(0, 2)),
    'three letters': rows.map(({ first }) => first.slice(0, 3)),
    prefix: rows.map(({ last }) => last.slice(0, -2)),
    'whole name': rows.map(({ first, last }) => `${first} ${last}`),
    typo: rows.map(({ first, last }) => `${first} ${exchanged(last)}`),
    'typo, one word': rows.map(({ last }) => exchanged(last)),
    number: rows.map(({ number }) => number),
    email: rows.map(({ email }) => email),
    course: rows.map((_, index) => `CS${1000 + index * 13}`),
    'work and course': rows.map((_, index) => `report cs${1000 + index * 13}`),
    'nothing found': rows.map((_, index) => `zyzzyva quux ${index}`),
  }
}

/** Search over 50,000 people, 5,000 classes, 20,000 works and 50,000 requests, as each role. */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 1)
  const make = factories(databaseOn(pool), () => new Date())
  await make.institution()
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
  })
  try {
    const people = [await make.admin(), await make.lecturer(), await make.student(), await make.staff()]
    // So much is added at once that a slow machine takes its time; the one connection stays.
    await pool.query('set statement_timeout = 0')
    await addPeople(pool, 'student', students)
    await addPeople(pool, 'lecturer', lecturers)
    await addPeople(pool, 'staff', staff)
    await addStudy(pool)
    await addWork(pool)
    await pool.query('vacuum analyze')
    const typed = await typedBy(pool)
    process.stdout.write(
      `\n${students + lecturers + staff} people; ms, one search at a time and ${atOnce} at once\n`,
    )
    for (const person of people) await measureRole(server.url, person, typed)
  } finally {
    await pool.end()
    await server.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function cookieOf(url: string, { email }: TestPerson): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  })
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
}

async function measureRole(url: string, person: TestPerson, typed: Record<string, string[]>) {
  let cookie = ''
  let hits = 0
  const ask = async (text: string) => {
    const answer = await fetch(`${url}/api/search?${new URLSearchParams({ text })}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${text}: ${answer.status} ${await answer.text()}`)
    hits += ((await answer.json()) as { items: unknown[] }).items.length
  }
  const rows: (string | number)[][] = []
  for (const [kind, texts] of Object.entries(typed)) {
    // A session of its own: each may ask only so often in a minute.
    cookie = await cookieOf(url, person)
    const call = (index: number) => ask(texts[index % texts.length]!)
    await measure(8, 1, call)
    hits = 0
    const alone = await measure(searches, 1, call)
    const found = hits / searches
    const crowd = await measure(searches, atOnce, call)
    rows.push([
      kind,
      ...[alone.p50, alone.p95, crowd.p50, crowd.p95].map((it) => it.toFixed(1)),
      found.toFixed(1),
    ])
  }
  process.stdout.write(`\n${person.role}\n`)
  printTable(['', 'p50', 'p95', `p50 of ${atOnce}`, `p95 of ${atOnce}`, 'hits'], rows)
}
