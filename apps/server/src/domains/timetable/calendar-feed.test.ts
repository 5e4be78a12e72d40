import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newToken } from '#auth/tokens.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { calendarFeeds } from './calendar-feed.tables.ts'
import { sessions } from './timetable.tables.ts'

const server = await startTestServer()
const { make, clock, platform, app } = server
const { db } = platform
const day = 24 * 60
const isoDay = (days: number) => daysAfter(clock.now(), days).toISOString().slice(0, 10)

let lecturer: TestPerson
let student: TestPerson
let classId: string
let at: TestBrowser

beforeEach(async () => {
  lecturer = await make.lecturer()
  student = await make.student()
  classId = (await make.class([lecturer], [student])).id
  at = await server.as(student)
})

/** Reads as a calendar program does: no cookies, only the address. */
const read = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  app.inject({ url: new URL(url).pathname, headers, remoteAddress })

async function listEvents(url: string) {
  const answer = await read(url)
  expect(answer.statusCode).toBe(200)
  return new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents('vevent')
    .map((it) => new ICAL.Event(it))
}

const uid = ({ id }: { id: string }) => `${id}@campanile`
const change = (id: string, set: Partial<typeof sessions.$inferInsert>) =>
  db.update(sessions).set(set).where(eq(sessions.id, id))

describe('creating and revoking', () => {
  it('there is none at first, then one whose address is shown once', async () => {
    expect(await at.readCalendarFeed({})).toEqual({ feed: null })
    const { url, feed } = await at.createCalendarFeed({})
    expect(url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/)
    expect(feed).toEqual({ createdAt: clock.now().toISOString(), lastReadAt: null })
    expect(await at.readCalendarFeed({})).toEqual({ feed })
    expect(JSON.stringify(await at.readCalendarFeed({}))).not.toContain('calendar/')
  })

  it('stores only a hash of the secret, and keeps it out of the audit log', async () => {
    const { url } = await at.createCalendarFeed({})
    const secret = url.slice(-47, -4)
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.personId, student.id))
    expect(row!.secretHash).toHaveLength(32)
    expect(row!.secretHash.toString('base64url')).not.toBe(secret)
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, student.id))
    expect(events).toMatchObject([
      {
        operation: 'createCalendarFeed',
        entity: 'calendar-feed',
        actorId: student.id,
        before: { subscribable: false },
        after: { subscribable: true },
      },
    ])
    expect(JSON.stringify(events)).not.toContain(secret)
  })

  it('a new address invalidates the old one', async () => {
    const { url: former } = await at.createCalendarFeed({})
    const { url } = await at.createCalendarFeed({})
    expect((await read(former)).statusCode).toBe(404)
    expect((await read(url)).statusCode).toBe(200)
  })

  it('of two created at once exactly one works', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => at.createCalendarFeed({})))
    const answers = await Promise.all(made.map(({ url }) => read(url)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('a revoked address is not found, and revoking again changes nothing', async () => {
    const { url } = await at.createCalendarFeed({})
    expect(await at.revokeCalendarFeed({})).toEqual({ feed: null })
    expect((await read(url)).json().error.code).toBe('not-found')
    expect(await at.revokeCalendarFeed({})).toEqual({ feed: null })
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, student.id))
    expect(events.map(({ operation }) => operation)).toEqual(['createCalendarFeed', 'revokeCalendarFeed'])
  })

  it('revoking one address leaves other people’s addresses valid', async () => {
    const { url } = await (await server.as(lecturer)).createCalendarFeed({})
    await at.revokeCalendarFeed({})
    expect((await read(url)).statusCode).toBe(200)
  })
})

describe('reading', () => {
  it('shows a person’s own sessions to anyone with the address, and no other sessions', async () => {
    const own = await make.session(classId)
    const foreign = await make.session((await make.class([await make.lecturer()], [await make.student()])).id)
    const { url } = await at.createCalendarFeed({})
    const uids = (await listEvents(url)).map((it) => it.uid)
    expect(uids).toEqual([uid(own)])
    expect((await read(url)).body).not.toContain(foreign.id)
    const taught = await (await server.as(lecturer)).createCalendarFeed({})
    expect((await listEvents(taught.url)).map((it) => it.uid)).toEqual([uid(own)])
  })

  it('is a calendar file that cannot be embedded in a page or indexed by search engines', async () => {
    const { url } = await at.createCalendarFeed({})
    const { headers } = await read(url)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  it('covers two months back to thirteen months ahead', async () => {
    const inside = [await make.session(classId, { startsInMinutes: -59 * day })]
    inside.push(await make.session(classId, { startsInMinutes: 399 * day }))
    await make.session(classId, { startsInMinutes: -61 * day })
    await make.session(classId, { startsInMinutes: 401 * day })
    const { url } = await at.createCalendarFeed({})
    expect((await listEvents(url)).map((it) => it.uid)).toEqual(inside.map(uid))
  })

  it('follows a session that is moved, then cancelled, under the same UID', async () => {
    const session = await make.session(classId, { startsInMinutes: day })
    const { url } = await at.createCalendarFeed({})
    const startsAt = minutesAfter(session.startsAt, day)
    await change(session.id, {
      status: 'moved',
      startsAt,
      endsAt: minutesAfter(startsAt, 90),
      plannedStartsAt: session.startsAt,
      plannedEndsAt: minutesAfter(session.startsAt, 90),
      changedAt: clock.now(),
      version: 1,
    })
    const [moved] = await listEvents(url)
    expect(moved).toMatchObject({ uid: uid(session), sequence: 1 })
    expect(moved!.startDate.toJSDate()).toEqual(startsAt)
    expect(moved!.description).toContain('Moved from Tuesday 17 November 2026')
    await change(session.id, { status: 'cancelled', version: 2 })
    const [cancelled] = await listEvents(url)
    expect(cancelled).toMatchObject({ uid: uid(session), sequence: 2 })
    expect(cancelled!.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('includes the sessions a lecturer covers, and names them to the students', async () => {
    const substitute = await make.lecturer({ firstName: 'Sub', lastName: 'Stitute' })
    const session = await make.session(classId)
    await make.session(classId, { startsInMinutes: day })
    await change(session.id, { substituteId: substitute.id })
    const theirs = await (await server.as(substitute)).createCalendarFeed({})
    expect((await listEvents(theirs.url)).map((it) => it.uid)).toEqual([uid(session)])
    const { url } = await at.createCalendarFeed({})
    expect((await listEvents(url))[0]!.description).toContain('With Sub Stitute in place of')
  })

  it('sends nothing to a calendar that is up to date, until something changes', async () => {
    const session = await make.session(classId, { startsInMinutes: day })
    const { url } = await at.createCalendarFeed({})
    const { etag } = (await read(url)).headers
    clock.forward({ minutes: 10 })
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(url, { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(etag)
    }
    await change(session.id, { status: 'cancelled', version: 1 })
    const changed = await read(url, { 'if-none-match': String(etag) })
    expect(changed.statusCode).toBe(200)
    await db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, student.id))
    const left = await read(url, { 'if-none-match': String(changed.headers.etag) })
    expect([left.statusCode, left.body.includes('VEVENT')]).toEqual([200, false])
  })

  it('is recorded, though not every time', async () => {
    const { url } = await at.createCalendarFeed({})
    const lastRead = async () => (await at.readCalendarFeed({})).feed?.lastReadAt
    await read(url)
    const first = clock.now().toISOString()
    expect(await lastRead()).toBe(first)
    clock.forward({ minutes: 2 })
    await read(url)
    expect(await lastRead()).toBe(first)
    clock.forward({ minutes: 10 })
    await read(url)
    expect(await lastRead()).toBe(clock.now().toISOString())
  })
})

describe('an address is not found', () => {
  it.each(['disabled', 'archived', 'no longer a student', 'gone since yesterday'])(
    'when its person is %s',
    async (what) => {
      const { url } = await at.createCalendarFeed({})
      expect((await read(url)).statusCode).toBe(200)
      const set = {
        disabled: { isActive: false },
        archived: { archivedAt: clock.now() },
        'no longer a student': { role: 'staff' as const },
        'gone since yesterday': { endsOn: isoDay(-1) },
      }[what]!
      await db.update(people).set(set).where(eq(people.id, student.id))
      const unknown = await read(`${new URL(url).origin}/calendar/${newToken()}.ics`)
      const answer = await read(url)
      const body = ({ error }: { error: object }) => ({ ...error, requestId: '' })
      expect([answer.statusCode, body(answer.json())]).toEqual([404, body(unknown.json())])
    },
  )

  it('from the day after its person’s last day, until they are back', async () => {
    const { url } = await at.createCalendarFeed({})
    const endOn = (endsOn: string | null) =>
      db.update(people).set({ endsOn }).where(eq(people.id, student.id))
    await endOn(isoDay(0))
    expect((await read(url)).statusCode).toBe(200)
    await endOn(isoDay(-1))
    expect((await read(url)).statusCode).toBe(404)
    await endOn(null)
    expect((await read(url)).statusCode).toBe(200)
  })

  it.each([
    'nothing',
    'short.ics',
    `${newToken()}.ics`,
    newToken(),
    `${newToken()}.ics.ics`,
    '%00.ics',
    '..%2f.ics',
  ])('when it is %s', async (file) => {
    const { statusCode, body } = await app.inject({ url: `/calendar/${file}` })
    expect(statusCode).toBe(404)
    expect(JSON.parse(body).error.code).toBe('not-found')
  })
})

it('one calendar can be read thirty times a minute, without limiting others', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url } = await at.createCalendarFeed({})
  const beside = await (await server.as(lecturer)).createCalendarFeed({})
  for (let count = 0; count < 30; count++) {
    expect((await read(url, {}, `192.0.2.${count}`)).statusCode).toBe(200)
  }
  const refused = await read(url)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().error.code).toBe('rate-limited')
  expect((await read(beside.url)).statusCode).toBe(200)
})
