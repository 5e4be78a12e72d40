import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { enrolled, klass, makeBundle, org, role, session, user } from '../imports/testing/bundle.ts'
import { importing } from '../imports/testing/importing.ts'
import { toBundle } from './testing/bundle-from.ts'
import { type RosterObject, rosterClient } from './testing/roster-client.ts'

const server = await startTestServer()
const second = await startTestServer()
await startTestWorker(server)
await startTestWorker(second)
const { make, clock } = server
const names = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments'] as const
let admin: TestBrowser
let roster: Awaited<ReturnType<typeof rosterClient>>

beforeAll(async () => {
  admin = await server.as(await make.admin())
  roster = await rosterClient(server, admin)
})

it('contains rows from another system and our own', async () => {
  const work = importing(admin)
  const bundle = await makeBundle({
    orgs: [org('sis-d1', 'Computing')],
    academicSessions: [session('sis-t1', 'Autumn 2026')],
    courses: ['sis-c1,,,,Rosters,RO101,,sis-d1,,'],
    classes: [klass('sis-k1', 'sis-c1', 'sis-t1')],
    users: [user('sis-u1', 'Ann', 'Teacher'), user('sis-u2', 'Bob', 'Student')],
    roles: [role('sis-u1', 'teacher'), role('sis-u2', 'student')],
    enrollments: [enrolled('sis-e1', 'sis-k1', 'sis-u1', 'teacher'), enrolled('sis-e2', 'sis-k1', 'sis-u2')],
  })
  const applied = await work.apply(await work.upload(bundle, { format: 'oneroster', filename: 'r.zip' }))
  expect(applied).toMatchObject({ state: 'applied', counts: { reject: 0 } })
  await make.class([await make.lecturer()], [await make.student(), await make.student()])
  await make.staff()
})

const readAll = async (client: typeof roster, query: Record<string, string> = {}) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await client.all(name, query)] as const)),
  ) as Record<(typeof names)[number], RosterObject[]>

it('gives rows of another system the identifiers of that system', async () => {
  const { body } = await roster.get('/enrollments/sis-e2')
  expect(body.enrollment).toMatchObject({
    sourcedId: 'sis-e2',
    status: 'active',
    role: 'student',
    user: { sourcedId: 'sis-u2', href: 'http://localhost:3000/ims/oneroster/rostering/v1p2/users/sis-u2' },
    class: { sourcedId: 'sis-k1' },
    school: { sourcedId: 'sis-d1' },
  })
  const students = await roster.all('classes/sis-k1/students')
  expect(students.map(({ sourcedId }) => sourcedId)).toEqual(['sis-u2'])
  const inSchool = await roster.all('schools/sis-d1/enrollments')
  expect(inSchool.map(({ sourcedId }) => sourcedId).sort()).toEqual(['sis-e1', 'sis-e2'])
})

it('is the same at another campus that has imported it', async () => {
  const given = await readAll(roster, { filter: "status='active'" })
  const theirs = await second.as(await second.make.admin({ email: 'importer@second.test' }))
  const work = importing(theirs)
  const bundle = await makeBundle(toBundle(given))
  const applied = await work.apply(await work.upload(bundle, { format: 'oneroster', filename: 'r.zip' }))
  expect(applied).toMatchObject({ state: 'applied', counts: { reject: 0, deactivate: 0 } })
  const taken = await readAll(await rosterClient(second, theirs))

  // Times differ, and the importer reads no dates of roles.
  const facts = (objects: RosterObject[]) =>
    objects
      .filter(({ sourcedId, email }) => sourcedId !== 'institution' && email !== 'importer@second.test')
      .map(({ dateLastModified: _, ...object }) =>
        JSON.parse(
          JSON.stringify(object, (key, value) =>
            (key === 'beginDate' || key === 'endDate') && object.roles ? undefined : value,
          ),
        ),
      )
      .sort((a, b) => (a.sourcedId < b.sourcedId ? -1 : 1))
  for (const name of names) expect([name, facts(taken[name])]).toEqual([name, facts(given[name])])
  expect(given.enrollments).toHaveLength(5)
})

describe('a query', () => {
  const ids = async (path: string, query: Record<string, string>) => {
    const { status, body } = await roster.get(path, query)
    expect(status).toBe(200)
    return Object.values<RosterObject[]>(body)
      .flat()
      .map(({ sourcedId }) => sourcedId)
  }

  it.each([
    ['/users', "email='ann@roster.test'", ['sis-u1']],
    ['/users', "familyName='Teacher' OR familyName='Student'", ['sis-u1', 'sis-u2']],
    ['/users', "familyName~'TEACH' AND roles.role='teacher'", ['sis-u1']],
    ['/users', "sourcedId='sis-u2'", ['sis-u2']],
    ['/students', "givenName>'Ann' AND givenName<'Carl'", ['sis-u2']],
    ['/courses', "org.sourcedId='sis-d1'", ['sis-c1']],
    ['/courses', "courseCode='ro101'", ['sis-c1']],
    ['/classes', "course.sourcedId='sis-c1' AND terms.sourcedId='sis-t1'", ['sis-k1']],
    ['/enrollments', "class.sourcedId='sis-k1' AND role='teacher'", ['sis-e1']],
    ['/enrollments', "user.sourcedId='sis-u2'", ['sis-e2']],
    ['/terms', "startDate<='2026-09-14' AND endDate>='2026-12-18' AND title='Autumn 2026'", ['sis-t1']],
    ['/orgs', "type='district'", ['institution']],
    ['/enrollments', "status='tobedeleted'", []],
    ['/users', "status!='active'", []],
  ])('%s with the filter %s finds %j', async (path, filter, found) => {
    expect((await ids(path, { filter })).sort()).toEqual(found)
  })

  it('sorts both ways, and pages without gaps', async () => {
    const up = await roster.all('users', { sort: 'familyName', limit: '2' })
    const down = await roster.all('users', { sort: 'familyName', orderBy: 'desc', limit: '2' })
    const named = up.map(({ familyName }) => familyName)
    expect(named).toEqual([...named].sort())
    expect(down.map(({ familyName }) => familyName)).toEqual([...named].reverse())
    expect(new Set(up.map(({ sourcedId }) => sourcedId)).size).toBe(up.length)
  })

  it('links the neighbouring pages and counts all rows', async () => {
    const { headers } = await roster.get('/users', { limit: '2', offset: '2', filter: "status='active'" })
    const total = Number(headers['x-total-count'])
    expect(total).toBe(7)
    const link = String(headers.link)
    const base =
      'http://localhost:3000/ims/oneroster/rostering/v1p2/users?filter=status%3D%27active%27&limit=2'
    expect(link.split(', ')).toEqual([
      `<${base}&offset=4>; rel="next"`,
      `<${base}&offset=0>; rel="prev"`,
      `<${base}&offset=0>; rel="first"`,
      `<${base}&offset=6>; rel="last"`,
    ])
    const beyond = await roster.get('/users', { offset: '1000' })
    expect(beyond.headers['x-total-count']).toBe('7')
    expect(beyond.body).toEqual({ users: [] })
  })

  it('responds with the requested fields', async () => {
    const { body } = await roster.get('/users/sis-u1', { fields: 'sourcedId,givenName,phone' })
    expect(body).toEqual({ user: { sourcedId: 'sis-u1', givenName: 'Ann' } })
  })
})

it('returns exactly the rows that changed since the last sync, including removed ones', async () => {
  const since = async (act: () => Promise<unknown>) => {
    clock.forward({ minutes: 10 })
    const from = clock.now().toISOString()
    await act()
    const changed = await readAll(roster, { filter: `dateLastModified>='${from}'` })
    return Object.fromEntries(
      Object.entries(changed)
        .filter(([, objects]) => objects.length > 0)
        .map(([name, objects]) => [
          name,
          objects.map(({ sourcedId, status }) => `${sourcedId} ${status}`).sort(),
        ]),
    )
  }
  const { items: classes } = await admin.listClasses({ search: 'RO101' })
  const classId = classes[0]!.id
  const toId = async (email: string) => (await admin.listPeople({ search: email })).items[0]!.id
  const [teacherId, studentId] = [await toId('ann@roster.test'), await toId('bob@roster.test')]
  const teachedBy = async (lecturerIds: string[]) => {
    const { version } = await admin.readClass({ classId })
    await admin.updateClass({ classId, version, lecturerIds, batchIds: [] })
  }

  expect(await since(async () => undefined)).toEqual({})

  // A student leaves, and is enrolled again.
  expect(await since(() => admin.withdrawStudent({ classId, studentId, reason: 'Left' }))).toEqual({
    enrollments: ['sis-e2 tobedeleted'],
  })
  expect(
    await since(() => admin.enrolStudents({ classId, studentIds: [studentId], reason: 'Back' })),
  ).toEqual({
    enrollments: ['sis-e2 active'],
  })

  // A lecturer leaves, and is added again. The class changes with its lecturers.
  expect(await since(() => teachedBy([]))).toEqual({
    classes: ['sis-k1 active'],
    enrollments: ['sis-e1 tobedeleted'],
  })
  expect(await since(() => teachedBy([teacherId]))).toEqual({
    classes: ['sis-k1 active'],
    enrollments: ['sis-e1 active'],
  })

  // The title of a class is that of its course.
  const { items: courses } = await admin.listCourses({ search: 'RO101' })
  const course = courses[0]!
  const facts = {
    code: 'RO101',
    credits: 10,
    departmentId: course.department?.id ?? null,
    version: course.version,
  }
  const renamed = { ...facts, courseId: course.id, title: 'Rosters and registers' }
  expect(await since(() => admin.updateCourse(renamed))).toEqual({
    classes: ['sis-k1 active'],
    courses: ['sis-c1 active'],
  })

  // A new person is archived: the standard requires the remaining fields.
  const { id, email } = await make.student({ firstName: 'Eve', lastName: 'Gone' })
  expect(await since(() => admin.archivePerson({ personId: id }))).toEqual({
    users: [`${id} tobedeleted`],
  })
  const { body } = await roster.get(`/users/${id}`)
  expect(body.user).toMatchObject({ status: 'tobedeleted', givenName: 'Eve', familyName: 'Gone' })
  expect(JSON.stringify(body)).not.toContain(email)
})
