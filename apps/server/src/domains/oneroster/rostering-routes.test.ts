import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { program } from '#domains/service-accounts/testing/program.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { rosteringPath } from './mount-oneroster.ts'
import { mostAtOnce } from './roster-query.rules.ts'
import { type RosteringRoute, rosteringRoutes } from './rostering-routes.ts'
import { readRosterPath, rosterClient } from './testing/roster-client.ts'
import { collections, singles, statusInfo } from './testing/standard-shapes.ts'

const server = await startTestServer()
const { make } = server
let admin: TestBrowser
let client: Awaited<ReturnType<typeof rosterClient>>
let known: Record<string, string>

beforeAll(async () => {
  admin = await server.as(await make.admin())
  client = await rosterClient(server, admin)
  const [teacher, student] = [await make.lecturer(), await make.student()]
  await make.staff({ firstName: 'O’Neil', lastName: "O'Neil" })
  const { id: departmentId } = await admin.createDepartment({ name: 'Computing' })
  const made = await make.class([teacher], [student])
  const { termId, courseId } = await readClassRow(made.id)
  const { version } = await admin.readCourse({ courseId })
  const change = { code: made.courseCode, title: made.courseTitle, credits: 10 }
  await admin.updateCourse({ courseId, version, departmentId, ...change })
  const [people, structure] = [
    { user: student.id, student: student.id, teacher: teacher.id },
    { class: made.id, course: courseId, school: departmentId, term: termId },
  ]
  known = { ...people, ...structure }
})

async function readClassRow(classId: string) {
  const [row] = await server.platform.db.select().from(classes).where(eq(classes.id, classId))
  return row!
}

const toParams = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const fill = (path: string, id: (name: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(id(name)))

/** A path of a route that finds something, if there is anything. */
async function filled(route: RosteringRoute): Promise<string> {
  if (route.answers === 'many') return fill(route.path, (name) => known[name]!)
  const { body } = await client.get(route.path.replace('/{sourcedId}', ''), { limit: '1' })
  const [first] = Object.values<{ sourcedId: string }[]>(body).flat()
  return fill(route.path, () => first?.sourcedId ?? 'none')
}

const walk = (check: (route: RosteringRoute) => Promise<void>) =>
  everyCase([...rosteringRoutes], ({ name }) => name, check)

const expectError = (
  { status, body }: { status: number; body: unknown },
  expected: number,
  minor?: string,
) => {
  expect(status).toBe(expected)
  const { imsx_CodeMinor } = statusInfo.parse(body)
  if (minor) expect(imsx_CodeMinor.imsx_codeMinorField[0]?.imsx_codeMinorFieldValue).toBe(minor)
}

it('has every read operation of the standard, except demographics', () => {
  expect(rosteringRoutes).toHaveLength(39)
  expect(new Set(rosteringRoutes.map(({ name }) => name)).size).toBe(39)
})

it('answers every route in the shapes of the standard', () =>
  walk(async (route) => {
    const { status, body, headers } = await client.get(await filled(route))
    if (route.answers === 'one' && route.path.startsWith('/gradingPeriods'))
      return expectError({ status, body }, 404)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/json')
    const [[name, value] = ['', null], ...more] = Object.entries(body)
    expect(more).toEqual([])
    if (route.answers === 'one') return void singles[name as keyof typeof singles].parse(value)
    expect(name).toBe(route.resource)
    const objects = value as unknown[]
    expect(objects).toHaveLength(Number(headers['x-total-count']))
    if (!route.path.includes('gradingPeriods')) expect(objects.length).toBeGreaterThan(0)
    for (const object of objects) collections[route.resource].parse(object)
  }))

it('refuses every route without a valid token, and with a service account that lacks the scope', async () => {
  const other = await program(server, admin, ['people:read', 'structure:change'])
  await walk(async (route) => {
    const path = await filled(route)
    for (const given of [
      undefined,
      '',
      'Bearer campanile_x',
      `Basic ${client.token}`,
      `Bearer ${'a'.repeat(5_000)}`,
    ]) {
      const refused = await readRosterPath(server, path, {}, given)
      expectError(refused, 401, 'unauthorisedrequest')
      expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    }
    const refused = await readRosterPath(server, path, {}, `Bearer ${other.token}`)
    expectError(refused, 403, 'forbidden')
    expect(refused.headers['www-authenticate']).toContain('insufficient_scope')
  })
})

it('answers unknown ids with 404, whatever they are', { timeout: 120_000 }, () =>
  walk(async (route) => {
    for (const id of [newId(), 'none', "' or 1=1 --", 'a\0b', '../users', '%', 'ü'.repeat(60)]) {
      for (const param of toParams(route.path)) {
        const path = fill(route.path, (name) => (name === param ? id : (known[name] ?? id)))
        expectError(await client.get(path), 404, 'unknownobject')
      }
    }
  }),
)

const hostile: [query: string, minor: string][] = [
  ['limit=0', 'invaliddata'],
  ['limit=-1', 'invaliddata'],
  [`limit=${mostAtOnce + 1}`, 'invaliddata'],
  ['limit=1e3', 'invaliddata'],
  ['limit=1&limit=2', 'invaliddata'],
  ['offset=-1', 'invaliddata'],
  ['offset=99999999999999999999', 'invaliddata'],
  ['orderBy=up', 'invaliddata'],
  ['sort=password', 'invalid_selection_field'],
  ['sort=id;drop table people', 'invalid_selection_field'],
  ['sort=constructor', 'invalid_selection_field'],
  ['fields=sourcedId,toString', 'invalid_selection_field'],
  ['fields=__proto__', 'invalid_selection_field'],
  ['filter=x', 'invalid_filter_field'],
  ["filter=password='x'", 'invalid_filter_field'],
  ["filter=constructor='x'", 'invalid_filter_field'],
  ["filter=status~'a'", 'invalid_filter_field'],
  ["filter=status='gone'", 'invalid_filter_field'],
  ["filter=dateLastModified>'yesterday'", 'invalid_filter_field'],
  ["filter=sourcedId>'a'", 'invalid_filter_field'],
  ["filter=sourcedId='%00'", 'invalid_filter_field'],
  ["filter=sourcedId='a' OR '1'='1'", 'invalid_filter_field'],
  [`filter=${"sourcedId='a' AND ".repeat(200)}sourcedId='a'`, 'invalid_filter_field'],
]

it('refuses unsupported queries in the format of the standard', { timeout: 120_000 }, () =>
  walk(async (route) => {
    if (route.answers === 'one') {
      expectError(await client.get(`${await filled(route)}?fields=nothing`), 400, 'invalid_selection_field')
      return
    }
    const path = await filled(route)
    for (const [query, minor] of hostile) {
      const answer = await readRosterPath(
        server,
        path,
        query.replaceAll(' ', '%20'),
        `Bearer ${client.token}`,
      )
      expectError(answer, 400, minor)
    }
  }),
)

it('finds nothing and causes no error with odd values', () =>
  walk(async (route) => {
    if (route.answers === 'one') return
    const path = await filled(route)
    for (const value of ["''", '%', '\\', "'' or 1=1 --", '\u{1f600}', '\ud800', 'x'.repeat(1_500)]) {
      const { status, body } = await client.get(path, { filter: `sourcedId='${value}'` })
      expect([status, body]).toEqual([200, { [route.resource]: [] }])
    }
  }))

it('answers unknown addresses and methods in the format of the standard', async () => {
  const authorization = `Bearer ${client.token}`
  expectError(await client.get('/demographics'), 404, 'unknownobject')
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const url = `${rosteringPath}/users`
    const { statusCode, body } = await server.app.inject({ method, url, headers: { authorization } })
    expectError({ status: statusCode, body: JSON.parse(body) }, 404, 'unknownobject')
  }
})

it('limits requests as set for the service account', async () => {
  const slow = await program(server, admin, ['roster:read'], 10)
  const answers = []
  for (let count = 0; count < 25; count += 1)
    answers.push(await readRosterPath(server, '/terms', {}, `Bearer ${slow.token}`))
  const refused = answers.find(({ status }) => status !== 200)!
  expectError(refused, 429, 'server_busy')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it('describes an error in the language of the request', async () => {
  const { statusCode, body } = await server.app.inject({
    url: `${rosteringPath}/users?limit=0`,
    headers: { authorization: `Bearer ${client.token}`, 'accept-language': 'de' },
  })
  expect(statusCode).toBe(400)
  expect(JSON.parse(body).imsx_description).toBe('limit muss eine ganze Zahl von 1 bis 10000 sein')
})
