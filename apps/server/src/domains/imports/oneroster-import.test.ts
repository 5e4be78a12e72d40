import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { queryRow, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import {
  type Bundle,
  course,
  enrolled,
  klass,
  makeBundle,
  makeZip,
  org,
  role,
  session,
  user,
} from './testing/bundle.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
const { make, platform } = server
const admin = await server.as(await make.admin())
const work = importing(admin)

const school: Bundle = {
  orgs: [org('o0', 'The district', 'district'), org('o1', 'Computing'), org('o2', 'Design', 'school')],
  academicSessions: [session('y1', '2026/27', 'schoolYear'), session('t1', 'Autumn 2026')],
  courses: [course('c1', 'RO101', 'Rosters', 'o1'), course('c2', 'RO102', 'More rosters', 'o0')],
  classes: [klass('k1', 'c1', 't1'), klass('k2', 'c2', 't1')],
  users: [
    user('u1', 'Ann', 'Teacher'),
    user('u2', 'Bob', 'Student'),
    user('u3', 'Cid', 'Student'),
    user('u4', 'Dot', 'Aide'),
    user('u5', 'Eve', 'Parent'),
  ],
  roles: [
    role('u1', 'teacher'),
    role('u2', 'student'),
    role('u3', 'student'),
    role('u4', 'aide'),
    role('u5', 'parent'),
  ],
  enrollments: [
    enrolled('e1', 'k1', 'u1', 'teacher'),
    enrolled('e2', 'k1', 'u2'),
    enrolled('e3', 'k1', 'u3'),
    enrolled('e4', 'k2', 'u2'),
    enrolled('e5', 'k2', 'u4', 'aide'),
  ],
}
const upload = async (bundle: Bundle, mode?: 'bulk' | 'delta') =>
  work.upload(await makeBundle(bundle, mode), { format: 'oneroster', filename: 'roster.zip' })

/** Everything that a bundle writes, by name. */
async function campus() {
  const { rows } = await platform.db.execute(sql`
    select 'department' as what, name as it from departments union all
    select 'term', name || ' ' || first_day from terms union all
    select 'course', c.code || ' ' || coalesce(d.name, '-') from courses c left join departments d on d.id = c.department_id
    union all select 'class', c.code from classes k join courses c on c.id = k.course_id
    union all select 'person', email || ' ' || role || ' ' || is_active from people where email like '%@roster.test'
    union all select 'lecturer', c.code || ' ' || p.email from class_lecturers l join classes k on k.id = l.class_id
      join courses c on c.id = k.course_id join people p on p.id = l.lecturer_id
    union all select 'enrolment', c.code || ' ' || p.email || case when e.left_at is null then '' else ' left' end
      from enrolments e join classes k on k.id = e.class_id join courses c on c.id = k.course_id
      join people p on p.id = e.student_id
    order by 1, 2`)
  return rows.map(({ what, it }) => `${what} ${it}`)
}
const written = [
  'class RO101',
  'class RO102',
  'course RO101 Computing',
  'course RO102 -',
  'department Computing',
  'department Design',
  'enrolment RO101 bob@roster.test',
  'enrolment RO101 cid@roster.test',
  'enrolment RO102 bob@roster.test',
  'lecturer RO101 ann@roster.test',
  'person ann@roster.test lecturer true',
  'person bob@roster.test student true',
  'person cid@roster.test student true',
  'person dot@roster.test staff true',
  'term Autumn 2026 2026-09-14',
]

describe('a OneRoster bundle', () => {
  it('can be previewed, imported, matched again, and undone exactly', async () => {
    expect(await campus()).toEqual([])
    const tried = await upload(school)
    expect(tried).toMatchObject({ state: 'ready', problem: null })
    const { items } = await admin.listImportRows({ importId: tried.id, outcome: 'reject' })
    expect(items.map(({ file, line, reason }) => [file, line, reason])).toEqual([
      ['users.csv', 6, 'This role has no equivalent here: parent'],
      ['enrollments.csv', 6, 'A class has students and teachers, so the role aide can’t be imported'],
    ])
    const applied = await work.apply(tried)
    expect(applied.state).toBe('applied')
    expect(await campus()).toEqual(written)
    const again = await upload(school)
    expect(again.counts).toMatchObject({ create: 0, change: 0, deactivate: 0, reject: 2 })
    expect((await work.undo(applied)).kept).toBe(0)
    expect(await campus()).toEqual([])
  })

  it('removes earlier rows that a complete file no longer lists, and restores them when it does again', async () => {
    const first = await work.apply(await upload(school))
    await make.student({ email: 'zoe@roster.test' })
    await platform.db.execute(sql`insert into enrolments (class_id, student_id, enrolled_at)
      select k.id, p.id, now() from classes k, people p where p.email = 'zoe@roster.test'`)
    const ro101 = await queryRow(platform.db, {
      id: classes.id,
    })`select k.id from classes k join courses c on c.id = k.course_id where c.code = 'RO101'`
    await make.session(ro101!.id)
    const smaller = {
      ...school,
      users: school.users!.filter((line) => !line.startsWith('u3')),
      enrollments: school.enrollments!.filter((line) => !/^e[13]/.test(line)),
    }
    const applied = await work.apply(await upload(smaller))
    expect(applied.counts).toMatchObject({ create: 0, deactivate: 3 })
    const ended = await campus()
    expect(ended).toContain('person cid@roster.test student false')
    expect(ended).toContain('enrolment RO101 cid@roster.test left')
    expect(ended).toContain('enrolment RO101 zoe@roster.test')
    expect(ended).not.toContain('lecturer RO101 ann@roster.test')
    const taught = sql`select p.email from past_class_lecturers l join people p on p.id = l.lecturer_id
      where l.class_id = ${ro101!.id}`
    expect(
      await queryRows(platform.db, { email: people.email })`${taught}`,
      'what was held stays hers',
    ).toEqual([{ email: 'ann@roster.test' }])

    await work.apply(await upload(school))
    expect(await campus()).toEqual(expect.arrayContaining(written))
    const [undone] = [await work.undo((await latest())!), await work.undo(applied)]
    expect(undone.kept).toBe(0)
    expect(await campus()).toEqual(expect.arrayContaining(written))
    expect((await work.undo(first)).kept).toBeGreaterThan(0)
    expect(await campus()).toContain('class RO101')
  })

  const latest = async () => (await admin.listImports({})).items.find(({ state }) => state === 'applied')

  it('matches people who already exist, and does not touch people from elsewhere', async () => {
    await make.student({ email: 'gus@roster.test', firstName: 'Gus', lastName: 'Here' })
    const bundle = { users: [user('u9', 'Gus', 'Here')], roles: [role('u9', 'student')] }
    const tried = await upload(bundle, 'delta')
    expect((await work.rows(tried.id))[0]?.changes).toEqual([{ field: 'number', from: null, to: 'N-u9' }])
    await work.apply(tried)
    const gone = await upload({ users: [user('u9', 'Gus', 'Here', { status: 'tobedeleted' })] }, 'delta')
    expect(await work.told(gone)).toEqual([
      [2, 'reject', 'Deleted in the source, but this person was not imported from there'],
    ])
  })

  it('rejects a term of several years, which nothing else can handle', async () => {
    const terms = [
      't6,,,Long ago,term,0026-09-14,0026-12-18,t6,0027',
      't7,,,Far,term,2199-12-14,2200-01-18,t7,2200',
    ]
    expect(await work.told(await upload({ academicSessions: terms }, 'delta'))).toEqual([
      [2, 'reject', 'startDate: Enter a date in the years 1900 to 2199'],
      [3, 'reject', 'endDate: Enter a date in the years 1900 to 2199'],
    ])
  })

  it('lists references to missing or rejected lines', async () => {
    const tried = await upload(
      {
        orgs: [org('a', 'Loop one'), 'b,,,Loop two,department,,b'],
        academicSessions: ['t8,,,Backwards,term,2026-12-18,2026-09-14,t8,2027', session('t9', 'Spring 2027')],
        courses: [course('c8', 'NO1', 'Lost', 'nowhere'), course('c9', 'NO2', 'Found', 'b')],
        classes: [
          klass('k7', 'c9', 't8'),
          klass('k8', 'c8', 't9'),
          klass('k9', 'c9', 't9,t8'),
          klass('k10', 'c9', 'tx'),
        ],
        users: [user('u7', 'Hal', 'No')],
        enrollments: [enrolled('e8', 'k9', 'u7'), enrolled('e9', 'kx', 'u7')],
      },
      'delta',
    )
    expect(await work.told(tried)).toEqual([
      [2, 'create', null],
      [3, 'create', null],
      [2, 'reject', 'endDate: the term ends before it begins'],
      [3, 'create', null],
      [2, 'reject', 'There is no department “nowhere”'],
      [3, 'create', null],
      [2, 'reject', 'Its term was rejected'],
      [3, 'reject', 'Its course was rejected'],
      [4, 'reject', 'termSourcedIds: a class belongs to one term, but 2 are given'],
      [5, 'reject', 'There is no term “tx”'],
      [2, 'reject', 'No role is given for this person'],
      [2, 'reject', 'Its class was rejected'],
      [3, 'reject', 'There is no class “kx”'],
    ])
  })
})

describe('an invalid archive', () => {
  const manifest = 'propertyName,value\noneroster.version,1.2\nfile.users,bulk\n'
  it.each([
    ['no archive', () => Buffer.from('hello'), 'This is not a ZIP file, or it is damaged.'],
    [
      'cut off',
      async () => (await makeZip({ 'manifest.csv': manifest })).subarray(0, 60),
      'This is not a ZIP file, or it is damaged.',
    ],
    [
      'without a manifest',
      () => makeZip({ 'users.csv': 'a' }),
      'There is no manifest.csv at the top of this ZIP file: it isn’t a OneRoster bundle.',
    ],
    [
      'of another version',
      () => makeZip({ 'manifest.csv': 'propertyName,value\noneroster.version,1.1\n' }),
      'This bundle is OneRoster 1.1. Export it as 1.2.',
    ],
    [
      'other columns',
      () => makeZip({ 'manifest.csv': manifest, 'users.csv': 'id,name\n1,A\n' }),
      'The first line must contain the column names. Missing: sourcedId, givenName, familyName, email. Use the template.',
    ],
    [
      'nothing to import',
      () => makeZip({ 'manifest.csv': manifest }),
      'This file has column names but no lines.',
    ],
  ])('%s: gets one clear message', async (_, content, problem) => {
    const failed = await work.upload(await content(), { format: 'oneroster' })
    expect(failed).toMatchObject({ state: 'failed', problem })
  })

  it('cannot write outside its folder', async () => {
    const bytes = await makeZip({ 'manifest.csv': manifest, 'aa/aa/users.csv': 'x' })
    const tricked = Buffer.from(bytes.toString('latin1').replaceAll('aa/aa/users', '../../users'), 'latin1')
    const failed = await work.upload(tricked, { format: 'oneroster' })
    expect(failed.problem).toBe('This is not a ZIP file, or it is damaged.')
  })
})
