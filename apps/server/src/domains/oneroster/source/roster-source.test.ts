import { rosterReadScope } from '@campanile/contract/oneroster/roster-source.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importing } from '#domains/imports/testing/importing.ts'
import { confirmed } from '#testing/confirmed.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { startDueRosterSync } from './roster-sync.service.ts'
import { rosterCredentials, startRosterServer } from './testing/roster-server.ts'

// Two campuses: one reads the roster of the other.
const theirs = await startTestServer()
const source = await startRosterServer(theirs)
afterAll(source.stop)
const server = await startTestServer({ ROSTER_ALLOW_ORIGINS: source.origin })
await startTestWorker(server)
const { make, clock, platform } = server
const day = { minutes: 24 * 60 }

let admin: TestBrowser
let adminIds: Record<'ours' | 'theirs', { id: string }>
let theirAdmin: TestBrowser
let work: ReturnType<typeof importing>
let values: Parameters<TestBrowser['createRosterSource']>[0]

beforeAll(async () => {
  adminIds = {
    ours: await make.admin({ email: 'importer@ours.test' }),
    theirs: await theirs.make.admin(),
  }
  admin = await confirmed(server, adminIds.ours)
  work = importing(admin)
  theirAdmin = await confirmed(theirs, adminIds.theirs)
  const students = await Promise.all(
    Array.from({ length: 30 }, (_, index) => theirs.make.student({ firstName: `Student${index}` })),
  )
  await theirs.make.class([await theirs.make.lecturer()], students)
  const { baseUrl, tokenUrl } = source
  const limits = { syncHour: 3, reviewAbovePercent: 5 }
  values = { baseUrl, tokenUrl, ...(await rosterCredentials(theirAdmin)), scopes: rosterReadScope, ...limits }
})
beforeEach(() => {
  source.served.script = () => undefined
  source.served.date = () => clock.now().toUTCString()
})

const update = async (change: Partial<typeof values>) => {
  const { source: saved } = await admin.readRosterSource({})
  return admin.updateRosterSource({ ...values, ...change, version: saved!.version })
}
const problem = async () => (await admin.testRosterSource({})).problem

async function ended() {
  const last = async () => (await admin.readRosterSource({})).syncs[0]!
  await expect.poll(async () => (await last()).result, { timeout: 20_000 }).not.toBeNull()
  return last()
}
async function sync(isFull = false) {
  await admin.syncRoster({ isFull })
  return ended()
}
/** What the schedule does on the next morning. */
async function syncAtNight() {
  for (const { clock: it } of [server, theirs]) it.forward(day)
  admin = await confirmed(server, adminIds.ours)
  work = importing(admin)
  theirAdmin = await confirmed(theirs, adminIds.theirs)
  await startDueRosterSync(platform)
  return ended()
}
const notices = async () =>
  (await admin.listNotifications({})).items
    .filter(({ title }) => title.includes('roster sync'))
    .map(({ title, message }) => `${title}: ${message}`)

describe('the settings of a source', () => {
  it('are for admins, and keep the secret to themselves', async () => {
    expect(await refusal((await server.as(await make.staff())).readRosterSource({}))).toBe('forbidden')
    expect(await admin.readRosterSource({})).toEqual({ source: null, syncs: [] })
    expect(await refusal(admin.syncRoster({ isFull: true }))).toBe('not-found')
    const elsewhere = { ...values, tokenUrl: 'http://169.254.169.254/token' }
    expect(await refusal(admin.createRosterSource(elsewhere))).toBe('invalid-input')
    const created = await admin.createRosterSource(values)
    expect(created.source).toMatchObject({ baseUrl: source.baseUrl, syncHour: 3 })
    expect(await refusal(admin.createRosterSource(values))).toBe('already-exists')
    const { rows } = await server.pool.query('select * from roster_sources')
    const { items } = await admin.listAuditEvents({ search: created.source!.id })
    expect(JSON.stringify([created, rows, items])).not.toContain(values.clientSecret)
  })

  it('can’t send the secret to another server without entering it again', async () => {
    const tokenUrl = 'https://elsewhere.example/token'
    expect(await refusal(update({ tokenUrl, clientSecret: null as never }))).toBe('invalid-input')
    expect((await update({ clientSecret: null as never })).source).toMatchObject({
      tokenUrl: source.tokenUrl,
    })
    expect(await problem(), 'the secret was kept').toBeNull()
  })
})

describe('a test of the connection says what is wrong', () => {
  const at = (part: string, answer: ReturnType<typeof source.served.script>) => {
    source.served.script = (path) => (path.includes(part) ? answer : undefined)
  }
  it.each([
    ['status 500', '/token', { status: 500 }, 'answered with status 500'],
    ['no scope', '/token', { status: 400, body: '{"error":"invalid_scope"}' }, 'doesn’t grant these scopes'],
    ['no token', '/token', { body: '<html>' }, 'isn’t an access token'],
    ['a collection without scope', '/enrollments', { status: 403 }, 'let this client read enrollments'],
    ['another service', '/orgs', { body: '{"users":[]}' }, 'isn’t one of a OneRoster 1.2'],
    ['malformed JSON', '/users', { body: '{"users":[{' }, 'isn’t one of a OneRoster 1.2'],
    ['objects without an id', '/users', { body: '{"users":[{}]}' }, 'isn’t one of a OneRoster 1.2'],
    ['an answer over the limit', '/users', { body: 'x'.repeat(8_400_000) }, 'larger than 8 MB'],
    [
      'a redirect into the network',
      '/users',
      { status: 302, headers: { location: 'http://10.0.0.7/' } },
      'redirects',
    ],
    ['too many requests', '/users', { status: 429 }, 'too many requests'],
    ['a slow answer', '/courses', 'never' as const, 'didn’t answer within 8 seconds'],
  ])('%s', { timeout: 20_000 }, async (_, part, answer, words) => {
    at(part, answer)
    expect(await problem()).toContain(words)
  })

  it('a wrong secret, a wrong clock, and no server', async () => {
    await update({ clientSecret: `${values.clientSecret}x` })
    expect(await problem()).toContain('doesn’t accept the client ID and secret')
    await update({})
    source.served.date = () => new Date(clock.now().getTime() + 7 * 60_000).toUTCString()
    expect(await problem()).toContain('differs from ours by 7 minutes')
    await update({ tokenUrl: 'https://sis.campanile.invalid/token' })
    expect(await problem()).toContain('No server was found under the name sis.campanile.invalid')
    await update({})
    source.served.date = () => clock.now().toUTCString()
    expect(await problem()).toBeNull()
  })
})

describe('a sync', () => {
  it('of everything is an import that an admin reviews and applies', async () => {
    const first = await sync()
    expect(first).toMatchObject({ result: 'waiting', isFull: true, isScheduled: false })
    const preview = await admin.readImport({ importId: first.import!.id })
    expect(preview).toMatchObject({
      state: 'ready',
      format: 'oneroster',
      counts: { reject: 0, deactivate: 0 },
    })
    expect((await work.apply(preview)).state).toBe('applied')
    const { total } = await admin.listPeople({ search: '', role: 'student' })
    expect(total).toBe(30)
    expect(await sync(true), 'the same again').toMatchObject({ result: 'unchanged', import: null })
  })

  it('at night reads what changed, and applies it', async () => {
    const { items } = await theirAdmin.listPeople({ search: 'Student3' })
    for (const { clock: it } of [server, theirs]) it.forward(day)
    await theirs.pool.query('update people set last_name = $1, updated_at = $2 where id = $3', [
      'Renamed',
      clock.now(),
      items[0]!.id,
    ])
    source.asked()
    const applied = await syncAtNight()
    expect(applied).toMatchObject({ result: 'applied', isFull: false, isScheduled: true })
    const filters = source.asked().filter((path) => path.includes('/users?'))
    expect(filters[0]).toMatch(/filter=dateLastModified>'2026-/)
    const rows = await work.rows(applied.import!.id)
    expect(rows.filter(({ kind, outcome }) => kind === 'person' && outcome === 'change')).toHaveLength(1)
    expect((await admin.listPeople({ search: 'Renamed' })).total).toBe(1)
    expect(await syncAtNight()).toMatchObject({ result: 'unchanged' })
    expect(await notices()).toEqual([])
  })

  it('that would deactivate too many people waits, and notifies all admins once', async () => {
    const other = await server.as(await make.admin({ email: 'other@ours.test' }))
    const { items } = await theirAdmin.listPeople({ search: 'Student1' })
    for (const { id: personId } of items.slice(0, 4)) await theirAdmin.archivePerson({ personId })
    const waiting = await syncAtNight()
    expect(waiting.result).toBe('waiting')
    expect(waiting.reason).toMatch(/^The sync would deactivate 4 of 32 people, which is more than 5 %/)
    expect(await notices()).toEqual([`A roster sync is waiting for you: ${waiting.reason}`])
    expect((await other.listNotifications({})).items[0]!.title).toBe('A roster sync is waiting for you')

    const again = await syncAtNight()
    expect(again.result).toBe('waiting')
    expect(await notices()).toHaveLength(1)
    expect(await refusal(admin.readImport({ importId: waiting.import!.id })), 'replaced').toBe('not-found')
    const preview = await admin.readImport({ importId: again.import!.id })
    expect(preview.counts.deactivate).toBe(4)
    expect((await work.apply(preview)).state).toBe('applied')
    expect(await syncAtNight()).toMatchObject({ result: 'unchanged' })
  })

  it('that would change an email address waits for an admin who confirms it', async () => {
    await theirs.pool.query(
      "update people set email = 'new@theirs.test', updated_at = $1 where first_name = 'Student2'",
      [theirs.clock.now()],
    )
    const { result, reason, import: preview } = await syncAtNight()
    expect([result, reason]).toEqual(['waiting', expect.stringContaining('an email address')])
    const unconfirmed = await server.asUnconfirmed(adminIds.ours)
    const apply = { importId: preview!.id, invite: false }
    expect(await refusal(unconfirmed.applyImport(apply))).toBe('requires-recent-login')
  })

  it('that can’t read everything changes nothing, and notifies all admins', async () => {
    source.served.script = (path) => (path.includes('/enrollments') ? { body: '{"enrollments":' } : undefined)
    const failed = await syncAtNight()
    expect(failed).toMatchObject({ result: 'failed', import: null })
    expect(await notices()).toContain(`The roster sync failed: ${failed.reason}`)
    source.served.script = (path) =>
      path.includes('/users')
        ? { headers: { 'x-total-count': '3' }, body: '{"users":[{"sourcedId":"a"}]}' }
        : undefined
    expect((await syncAtNight()).reason).toContain('The list of users kept changing')
  })
})
