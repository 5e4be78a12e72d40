import type { RoomUseSort } from '@campanile/contract/timetable/room-use.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { timetableFactories } from './testing/timetable-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, room, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

describe('the use of a room', () => {
  it('is counted by weekday and hour over the teaching days of a term', async () => {
    // Two Mondays, one of them a holiday.
    const term = await termOf('2030-09-23', '2030-10-04')
    const aula = await room('Use', 50)
    const taught = await taughtClass({
      term,
      students: [await make.student(), await make.student()],
      holidays: [{ firstDay: '2030-09-30', lastDay: '2030-09-30' }],
    })
    const meeting = { classId: taught.id, roomId: aula.id }
    await admin.createMeeting({ ...meeting, weekday: 1, startsAt: '09:30', endsAt: '11:00' })
    await admin.createMeeting({ ...meeting, weekday: 6, startsAt: '19:00', endsAt: '20:00' })
    const use = await admin.readRoomUse({ roomId: aula.id, termId: term.id })
    const hour = (weekday: number, at: number) =>
      use.hours.find((it) => it.weekday === weekday && it.hour === at)
    expect(hour(1, 9)).toEqual({ weekday: 1, hour: 9, used: 30, available: 60 })
    expect(hour(1, 10)).toEqual({ weekday: 1, hour: 10, used: 60, available: 60 })
    expect(hour(2, 10)).toEqual({ weekday: 2, hour: 10, used: 0, available: 120 })
    expect(hour(6, 19)).toEqual({ weekday: 6, hour: 19, used: 60, available: 60 })
    // Every hour from 08:00 to 20:00 on every day from Monday to Saturday, also those between 18:00 and 19:00.
    expect(use.hours).toHaveLength(6 * 12)
    expect(hour(3, 18)).toEqual({ weekday: 3, hour: 18, used: 0, available: 120 })
    expect(use).toMatchObject({ term: { id: term.id }, sessions: 2, students: 4, exams: 0 })
    const [first] = (await admin.listClassSessions({ classId: taught.id })).items
    await admin.cancelSession({ sessionId: first!.id, version: first!.version, reason: 'Ill' })
    expect(await admin.readRoomUse({ roomId: aula.id, termId: term.id })).toMatchObject({ sessions: 1 })
  })

  it('is not known of a room or term that does not exist', async () => {
    const aula = await room()
    for (const input of [{ roomId: newId() }, { roomId: aula.id, termId: newId() }])
      expect(await refusal(admin.readRoomUse(input))).toBe('not-found')
  })
})

describe('the use of all rooms', () => {
  it('is for each room what its own page shows, sorted by use or by seats filled', async () => {
    // Mondays and Saturdays of two weeks, one Monday of them a holiday.
    const term = await termOf('2031-09-22', '2031-10-03')
    const [hall, lab, spare] = [
      await room('Overview 1', 50),
      await room('Overview 2', 10),
      await room('Overview 3', 5),
    ]
    const taught = await taughtClass({
      term,
      students: [await make.student(), await make.student({ endsOn: '2031-09-25' })],
      holidays: [{ firstDay: '2031-09-29', lastDay: '2031-09-29' }],
    })
    const plan = (roomId: string, weekday: number, startsAt: string, endsAt: string) =>
      admin.createMeeting({ classId: taught.id, roomId, weekday, startsAt, endsAt })
    await plan(hall.id, 1, '07:30', '09:15')
    await plan(hall.id, 6, '10:00', '11:00')
    await plan(lab.id, 4, '10:00', '15:00')
    await admin.createExam({
      classId: taught.id,
      type: 'midterm',
      title: 'Midterm',
      day: '2031-09-26',
      startsAt: '09:00',
      durationMinutes: 120,
      maxMark: '100',
      weight: '40',
      rooms: [{ roomId: lab.id, seats: 2, invigilatorId: null }],
    })
    const read = async (sort: RoomUseSort) => admin.listRoomUse({ termId: term.id, search: 'Overview', sort })
    const { items, total } = await read('-used')
    expect(total).toBe(3)
    expect(items.map(({ id }) => id)).toEqual([lab.id, hall.id, spare.id])
    for (const { id, used, available, sessions, students, exams } of items) {
      const own = await admin.readRoomUse({ roomId: id, termId: term.id })
      const usual = own.hours.filter(({ weekday, hour }) => weekday <= 5 && hour >= 8 && hour < 18)
      expect({ used, available, sessions, students, exams }).toEqual({
        used: usual.reduce((sum, it) => sum + it.used, 0),
        available: usual.reduce((sum, it) => sum + it.available, 0),
        sessions: own.sessions,
        students: own.students,
        exams: own.exams,
      })
    }
    // Nine teaching days from Monday to Friday. The student who leaves on a Thursday is not expected afterwards.
    expect(items[0]).toMatchObject({ used: 720, available: 9 * 600, sessions: 2, students: 3, exams: 1 })
    expect(items[1]).toMatchObject({ used: 75, sessions: 2, students: 3, exams: 0 })
    expect((await read('-filled')).items.map(({ id }) => id)).toEqual([lab.id, hall.id, spare.id])
    expect((await read('filled')).items.map(({ id }) => id)).toEqual([hall.id, lab.id, spare.id])
    const second = await admin.listRoomUse({ termId: term.id, search: 'Overview', page: 2, pageSize: 2 })
    expect(second).toMatchObject({ items: [{ id: spare.id, used: 0, students: 0 }], total: 3, page: 2 })
  })

  it('leaves out archived rooms, and is not known of a term that does not exist', async () => {
    const { id: roomId, name } = await room('Gone')
    await admin.archiveRoom({ roomId })
    const { items } = await admin.listRoomUse({ search: name })
    expect(items).toEqual([])
    expect(await refusal(admin.listRoomUse({ termId: newId() }))).toBe('not-found')
  })
})

describe('the free-room finder', () => {
  it('lists free rooms first, the best fit first, and the next gap of those that are taken', async () => {
    const [small, hall, taken] = [await room('S', 71), await room('H', 300), await room('T', 72)]
    await room('Too small', 69)
    await platform.db
      .update(rooms)
      .set({ network: '10.0.0.0/8', latitude: 51, longitude: 0 })
      .where(eq(rooms.id, hall.id))
    const taught = await taughtClass()
    await admin.createMeeting({
      classId: taught.id,
      weekday: 4,
      startsAt: '10:00',
      endsAt: '11:30',
      roomId: taken.id,
    })
    const wish = { day: '2030-09-26', startsAt: '10:00', endsAt: '11:00', seats: '70' as unknown as number }
    const { items } = await admin.findRooms(wish)
    expect(items).toMatchObject([
      { id: small.id, taken: null },
      { id: hall.id, hasNetwork: true, hasLocation: true, taken: null },
      {
        id: taken.id,
        capacity: 72,
        taken: {
          courseCode: taught.courseCode,
          exam: null,
          nextGap: { startsAt: '2030-09-26T10:30:00.000Z', endsAt: '2030-09-26T11:30:00.000Z' },
        },
      },
    ])
    const restricted = await admin.findRooms({ ...wish, network: 'true', location: 'true' })
    expect(restricted.items).toMatchObject([{ id: hall.id }])
    const day = await admin.findRooms({ ...wish, startsAt: '08:00', endsAt: '19:00' })
    expect(day.items.at(-1)).toMatchObject({ id: taken.id, taken: { nextGap: null } })
  })

  it('only looks into the future', async () => {
    const past = { day: '2020-01-06', startsAt: '10:00', endsAt: '11:00' }
    await expect(admin.findRooms(past)).rejects.toMatchObject({
      fields: { day: 'Select a time in the future' },
    })
  })

  it('is for admins, like the use of rooms', async () => {
    const aula = await room()
    for (const who of [await make.lecturer(), await make.student(), await make.staff()]) {
      const browser = await server.as(who)
      const wish = { day: '2030-09-26', startsAt: '10:00', endsAt: '11:00' }
      expect(await refusal(browser.findRooms(wish))).toBe('forbidden')
      expect(await refusal(browser.readRoomUse({ roomId: aula.id }))).toBe('forbidden')
      expect(await refusal(browser.listRoomUse({}))).toBe('forbidden')
    }
  })
})
