import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { roomFeeds } from './calendar-feed.tables.ts'
import { timetableFactories } from './testing/timetable-factories.ts'
import { sessions } from './timetable.tables.ts'

const server = await startTestServer()
const { make, clock, platform, app } = server
const { db } = platform
const factories = timetableFactories(server)

let admin: TestBrowser
let roomId: string
let name: string

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

beforeEach(async () => {
  const made = await factories.room()
  roomId = made.id
  name = made.name
})

/** Reads as a calendar program does: no cookies, only the address. */
const read = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: new URL(url).pathname, headers, remoteAddress: '192.0.2.1' })

async function listEvents(url: string) {
  const answer = await read(url)
  expect(answer.statusCode).toBe(200)
  return new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents('vevent')
    .map((it) => new ICAL.Event(it))
}

async function taughtSession(ofRoom: string | null) {
  const { id: classId } = await make.class([await make.lecturer({ lastName: 'Hidden' })], [])
  const session = await make.session(classId)
  await db.update(sessions).set({ roomId: ofRoom }).where(eq(sessions.id, session.id))
  return { ...session, classId }
}

describe('the calendar feed of a room', () => {
  it('shows what takes place there, names nobody, and loses what is cancelled or moved elsewhere', async () => {
    const session = await taughtSession(roomId)
    const moved = await taughtSession(roomId)
    await taughtSession(null)
    await taughtSession((await factories.room()).id)
    const { url } = await admin.createRoomFeed({ roomId })
    const events = await listEvents(url)
    expect(events.map(({ uid }) => uid).sort()).toEqual(
      [session, moved].map(({ id }) => `${id}@campanile`).sort(),
    )
    expect(events[0]).toMatchObject({ location: name })
    const { body, headers } = await read(url)
    expect(body).toContain(`X-WR-CALNAME:${name}`)
    expect(body).not.toContain('Hidden')
    const known = { 'if-none-match': String(headers.etag) }
    expect((await read(url, known)).statusCode).toBe(304)
    const other = (await factories.room()).id
    await db.update(sessions).set({ roomId: other }).where(eq(sessions.id, moved.id))
    expect((await read(url, known)).statusCode).toBe(200)
    expect(await listEvents(url)).toHaveLength(1)
    await db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, session.id))
    expect(await listEvents(url)).toEqual([])
  })

  it('shows an exam by name once it is published, and until then that the room is reserved', async () => {
    const taught = await factories.taughtClass()
    const exam = await admin.createExam({
      classId: taught.id,
      type: 'midterm',
      title: 'Midterm',
      day: '2030-10-07',
      startsAt: '09:00',
      durationMinutes: 30,
      maxMark: '100',
      weight: '40',
      rooms: [{ roomId, seats: 2, invigilatorId: null }],
    })
    const startsAt = daysAfter(clock.now(), 1)
    await db
      .update(exams)
      .set({ startsAt, endsAt: minutesAfter(startsAt, 30) })
      .where(eq(exams.id, exam.id))
    const { url } = await admin.createRoomFeed({ roomId })
    expect((await listEvents(url)).map(({ summary }) => summary)).toEqual(['Reserved'])
    expect((await read(url)).body).not.toContain(taught.courseCode)
    await db.update(exams).set({ publishedAt: clock.now() }).where(eq(exams.id, exam.id))
    expect((await listEvents(url)).map(({ summary }) => summary)).toEqual([
      `Exam ${taught.courseCode} Midterm`,
    ])
  })

  it('has one address, shown once and stored as a hash, which a new one replaces', async () => {
    expect(await admin.readRoomFeed({ roomId })).toEqual({ feed: null })
    const { url: former } = await admin.createRoomFeed({ roomId })
    const { url, feed } = await admin.createRoomFeed({ roomId })
    expect(await admin.readRoomFeed({ roomId })).toEqual({ feed })
    expect([(await read(former)).statusCode, (await read(url)).statusCode]).toEqual([404, 200])
    expect((await admin.readRoomFeed({ roomId })).feed?.lastReadAt).toBe(clock.now().toISOString())
    const [row] = await db.select().from(roomFeeds).where(eq(roomFeeds.roomId, roomId))
    const secret = url.slice(-47, -4)
    expect(row!.secretHash).toHaveLength(32)
    expect(row!.secretHash.toString('base64url')).not.toBe(secret)
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, roomId))
    expect(events.filter(({ operation }) => operation === 'createRoomFeed')).toHaveLength(2)
    expect(JSON.stringify(events)).not.toContain(secret)
  })

  it('of two addresses created at once exactly one works', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => admin.createRoomFeed({ roomId })))
    const answers = await Promise.all(made.map(({ url }) => read(url)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('ends when it is revoked or its room is archived, without affecting other rooms', async () => {
    const { url } = await admin.createRoomFeed({ roomId })
    const { url: beside } = await admin.createRoomFeed({ roomId: (await factories.room()).id })
    await db.update(rooms).set({ archivedAt: clock.now() }).where(eq(rooms.id, roomId))
    expect((await read(url)).statusCode).toBe(404)
    expect(await refusal(admin.createRoomFeed({ roomId }))).toBe('not-found')
    await db.update(rooms).set({ archivedAt: null }).where(eq(rooms.id, roomId))
    expect((await read(url)).statusCode).toBe(200)
    expect(await admin.revokeRoomFeed({ roomId })).toEqual({ feed: null })
    expect((await read(url)).statusCode).toBe(404)
    expect(await admin.revokeRoomFeed({ roomId })).toEqual({ feed: null })
    expect((await read(beside)).statusCode).toBe(200)
  })

  it('is not known of a room that does not exist, and only admins can create it', async () => {
    const unknown = { roomId: newId() }
    expect(await refusal(admin.readRoomFeed(unknown))).toBe('not-found')
    expect(await refusal(admin.createRoomFeed(unknown))).toBe('not-found')
    expect(await refusal(admin.revokeRoomFeed(unknown))).toBe('not-found')
    for (const person of [await make.lecturer(), await make.student(), await make.staff()])
      expect(await refusal((await server.as(person)).createRoomFeed({ roomId }))).toBe('forbidden')
  })
})
