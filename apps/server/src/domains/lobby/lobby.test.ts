import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform, app } = server
const { db } = platform
const stranger = server.browser()

/** Moves the clock past any cached answer, then reads the board. */
const read = () => {
  clock.forward({ seconds: 11 })
  return stranger.readLobbyBoard({})
}

const at = (instant: string) =>
  clock.forward({ seconds: (Date.parse(instant) - clock.now().getTime()) / 1000 })
const zone = (name: string) => db.execute(sql`update institution set time_zone = ${name}`)

beforeEach(async () => {
  await zone('Europe/London')
  await db.execute(sql`delete from sessions`)
  await db.execute(sql`delete from exams`)
})

describe('the board', () => {
  it('shows today’s sessions by time, with their rooms', async () => {
    at('2031-03-03T09:00:00Z')
    const taught = await make.class([await make.lecturer()])
    await make.session(taught.id, { startsInMinutes: 120 })
    await make.session(taught.id, { startsInMinutes: 10 })
    await make.session(taught.id, { startsInMinutes: 24 * 60 })
    const { items, institution, day } = await read()
    expect([institution, day]).toEqual(['Test University', '2031-03-03'])
    expect(
      items.map(({ startsAt, courseCode, rooms, state }) => [startsAt, courseCode, rooms.length, state]),
    ).toEqual([
      ['2031-03-03T09:10:00.000Z', taught.courseCode, 1, 'scheduled'],
      ['2031-03-03T11:00:00.000Z', taught.courseCode, 1, 'scheduled'],
    ])
  })

  it('shows cancelled sessions and sessions moved to or away from today, without the reason', async () => {
    at('2031-03-04T09:00:00Z')
    const { id } = await make.class([await make.lecturer()])
    const now = clock.now()
    await make.session(id, { startsInMinutes: 10, status: 'cancelled' })
    const away = await make.session(id, { startsInMinutes: 3 * 24 * 60 })
    const planned = { plannedStartsAt: minutesAfter(now, 60), plannedEndsAt: minutesAfter(now, 120) }
    await db
      .update(sessions)
      .set({ ...planned, status: 'moved', changeReason: 'Dr Secret is ill' })
      .where(eq(sessions.id, away.id))
    const board = await read()
    expect(board.items.map(({ state, startsAt, planned: was }) => [state, startsAt, was?.startsAt])).toEqual([
      ['cancelled', '2031-03-04T09:10:00.000Z', undefined],
      ['moved', '2031-03-07T09:00:00.000Z', '2031-03-04T10:00:00.000Z'],
    ])
    expect(JSON.stringify(board)).not.toContain('Secret')
  })

  it('shows published exams, and no draft', async () => {
    at('2031-03-05T09:00:00Z')
    const { id } = await make.class([await make.lecturer()])
    const now = clock.now()
    const exam = (publishedAt: Date | null) => ({
      id: newId(),
      classId: id,
      type: 'final' as const,
      title: 'Final',
      startsAt: minutesAfter(now, 30),
      endsAt: minutesAfter(now, 90),
      maxMark: '100',
      weight: '50',
      publishedAt,
      seatSeed: 1,
      createdAt: now,
      changedAt: now,
    })
    await db.insert(exams).values([exam(null), exam(now)])
    expect((await read()).items).toMatchObject([{ exam: 'final', state: 'scheduled' }])
  })

  it('contains no names of people', async () => {
    at('2031-03-06T09:00:00Z')
    const lecturer = await make.lecturer({ firstName: 'Zebedee', lastName: 'Quillfeather' })
    const students = [await make.student({ firstName: 'Ottoline', lastName: 'Brambleworth' })]
    const taught = await make.class([lecturer], students)
    await make.session(taught.id)
    const text = JSON.stringify(await read())
    expect(text).toContain(taught.courseTitle)
    for (const { id, firstName, lastName, email } of [lecturer, ...students])
      for (const secret of [id, firstName, lastName, email]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  it.each([
    ['Asia/Colombo', '2031-03-09T18:29:30Z', '2031-03-09', '2031-03-10'],
    ['America/New_York', '2031-03-10T03:59:30Z', '2031-03-09', '2031-03-10'],
    ['Europe/London', '2031-03-30T22:59:30Z', '2031-03-30', '2031-03-31'],
    ['Europe/London', '2031-10-26T23:59:30Z', '2031-10-26', '2031-10-27'],
  ])(
    'changes at midnight in %s, even on shorter or longer days',
    async (timeZone, before, today, tomorrow) => {
      at(before)
      await zone(timeZone)
      const { id } = await make.class([await make.lecturer()])
      await make.session(id, { startsInMinutes: 10 })
      const late = await read()
      expect([late.day, late.items.length]).toEqual([today, 0])
      clock.forward({ minutes: 1 })
      const early = await read()
      expect([early.day, early.items.length]).toEqual([tomorrow, 1])
    },
  )

  it('keeps a session that began before midnight until it ends', async () => {
    at('2031-03-11T23:30:00Z')
    const { id } = await make.class([await make.lecturer()])
    await make.session(id, { startsInMinutes: 0, minutes: 60 })
    clock.forward({ minutes: 40 })
    expect((await read()).items).toHaveLength(1)
  })
})

describe('the answer', () => {
  it('is cached for some seconds, and not sent again to a client that has it', async () => {
    at('2031-11-12T09:00:00Z')
    const { id } = await make.class([await make.lecturer()])
    expect((await read()).items).toEqual([])
    await make.session(id)
    expect((await stranger.readLobbyBoard({})).items).toEqual([])
    const first = await app.inject({ url: '/api/lobby' })
    expect(first.headers['cache-control']).toBe('public, max-age=10')
    const again = await app.inject({
      url: '/api/lobby',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await read()).items).toHaveLength(1)
  })

  it('is an error without details once an admin has switched it off', async () => {
    const admin = await server.as(await make.admin())
    const { version, values } = await admin.readSettings({})
    await admin.updateSettings({ version, values: { ...values, lobby: { open: false } } })
    expect(await refusal(read())).toBe('lobby-closed')
    const answer = await app.inject({ url: '/api/lobby' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(Object.keys(answer.json())).toEqual(['error'])
  })
})
