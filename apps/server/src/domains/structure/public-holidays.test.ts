import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const may = { name: 'May Day', firstDay: '2030-05-06', lastDay: '2030-05-06' }

describe('a public holiday', () => {
  it('is left out of terms, working days and leave, until it is removed', async () => {
    const { id: termId } = await termOf('2030-04-22', '2030-05-17')
    const { id: classId } = await taughtClass({ term: { id: termId } })
    await admin.createMeeting({ classId, weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId: null })
    const dates = async () => {
      const { items } = await admin.listClassSessions({ classId, pageSize: 100 })
      return items.map((it) => it.startsAt.slice(0, 10))
    }
    expect(await dates()).toEqual(['2030-04-22', '2030-04-29', '2030-05-06', '2030-05-13'])

    const { id: holidayId } = await admin.addPublicHoliday(may)
    expect(await dates()).toEqual(['2030-04-22', '2030-04-29', '2030-05-13'])
    const staff = await server.as(await make.staff())
    const dayOff = async () => {
      const { daysOff } = await staff.listMyLeaveCalendar({ from: '2030-05-06', to: '2030-05-07' })
      return daysOff
    }
    expect(await dayOff()).toEqual([{ date: '2030-05-06', name: 'May Day' }])
    expect(await staff.listPublicHolidays({ from: '2030-05-06' })).toEqual({
      items: [{ id: holidayId, ...may }],
    })
    expect(await staff.listPublicHolidays({ from: '2030-05-07' })).toEqual({ items: [] })

    await admin.removePublicHoliday({ holidayId })
    expect(await dates()).toHaveLength(4)
    expect(await dayOff()).toEqual([])
    const acts = (await platform.db.select().from(auditEvents)).filter(
      ({ entityId }) => entityId === holidayId,
    )
    expect(acts).toHaveLength(2)
    await expect(admin.removePublicHoliday({ holidayId })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('notifies each person once of all their sessions that it removes, and of their return', async () => {
    const term = await termOf('2026-11-16', '2026-12-18')
    const [lecturer, colleague, substitute] = [
      await make.lecturer(),
      await make.lecturer(),
      await make.lecturer(),
    ]
    const [both, one, stranger] = [await make.student(), await make.student(), await make.student()]
    const classes = [
      await taughtClass({ term, lecturers: [lecturer], students: [both, one] }),
      await taughtClass({ term, lecturers: [lecturer, colleague], students: [both] }),
    ]
    for (const [place, { id: classId }] of classes.entries()) {
      const times = { startsAt: `1${place}:00`, endsAt: `1${place}:50` }
      await admin.createMeeting({ classId, weekday: 2, ...times, roomId: null })
    }
    const { items } = await admin.listClassSessions({ classId: classes[0]!.id, pageSize: 100 })
    const covered = items.find(({ startsAt }) => startsAt.startsWith('2026-12-08'))!
    await admin.setSubstitute({
      sessionId: covered.id,
      version: covered.version,
      substituteId: substitute.id,
    })
    const people = [lecturer, colleague, substitute, both, one, stranger]
    const listNotices = async ({ id }: { id: string }) =>
      platform.db
        .select({ title: notifications.title, message: notifications.message })
        .from(notifications)
        .where(eq(notifications.personId, id))
        .orderBy(notifications.id)
    const before = await Promise.all(people.map(async (it) => (await listNotices(it)).length))
    const news = () =>
      Promise.all(
        people.map(async (it, place) =>
          (await listNotices(it)).slice(before[place]).map(({ title }) => title),
        ),
      )

    const conception = { name: 'Founders’ Day', firstDay: '2026-12-08', lastDay: '2026-12-08' }
    const { id: holidayId } = await admin.addPublicHoliday(conception)
    const [single, two] = [['Class cancelled'], ['2 classes cancelled']]
    expect(await news()).toEqual([two, single, single, two, single, []])
    expect((await listNotices(one)).at(-1)!.message).toMatch(
      /: Tue 8 Dec, 10:00 to 10:50 does not take place\. Holiday: Founders’ Day\.$/,
    )
    expect((await listNotices(both)).at(-1)!.message).toMatch(
      /^These sessions do not take place: .*Tue 8 Dec, 10:00 to 10:50; .*Tue 8 Dec, 11:00 to 11:50\. Holiday/,
    )

    await admin.removePublicHoliday({ holidayId })
    expect((await listNotices(one)).at(-1)).toMatchObject({
      title: 'Class takes place',
      message: expect.stringMatching(/ takes place\. Founders’ Day is no longer a holiday\.$/),
    })
    expect((await listNotices(both)).at(-1)!.title).toBe('2 classes take place')
    expect(await listNotices(stranger)).toEqual([])
    expect(
      (await platform.db.select().from(auditEvents)).filter((it) => it.entityId === holidayId),
    ).toMatchObject([{ after: { name: 'Founders’ Day', sessions: 2 } }, { after: { sessions: 2 } }])
  })

  it('names itself on a session that stays as cancelled because a student reported an absence', async () => {
    const student = await make.student()
    const { id: classId } = await taughtClass({
      term: await termOf('2026-11-16', '2026-12-18'),
      students: [student],
    })
    await admin.createMeeting({ classId, weekday: 3, startsAt: '10:00', endsAt: '11:30', roomId: null })
    const readSession = async () => {
      const { items } = await admin.listClassSessions({ classId, pageSize: 100 })
      return items.find(({ startsAt }) => startsAt.startsWith('2026-12-09'))!
    }
    const { id: sessionId } = await readSession()
    await (await server.as(student)).giveAbsenceNotice({ sessionId, reason: 'Dentist' })
    const { id: holidayId } = await admin.addPublicHoliday({
      ...{ name: 'Rector’s Day', firstDay: '2026-12-09', lastDay: '2026-12-09' },
    })
    expect(await readSession()).toMatchObject({
      id: sessionId,
      status: 'cancelled',
      changeReason: 'Holiday: Rector’s Day',
    })
    const { items } = await (await server.as(student)).listNotifications({})
    expect(items[0]).toMatchObject({
      title: 'Class cancelled',
      message: expect.stringContaining('Rector’s Day'),
    })
    await admin.removePublicHoliday({ holidayId })
  })

  it('deducts nothing from a balance between two terms either', async () => {
    const { today } = await (await server.as(await make.staff())).listMyLeaveCalendar({
      from: '2026-11-16',
      to: '2026-11-16',
    })
    const boxing = { name: 'Boxing Day', firstDay: '2026-12-25', lastDay: '2026-12-28' }
    await admin.addPublicHoliday(boxing)
    const staff = await server.as(await make.staff())
    const { items } = await staff.listMyLeaveBalances({ on: today })
    const check = await staff.checkLeave({
      ...{ leaveTypeId: items[0]!.leaveType.id, from: '2026-12-24', to: '2026-12-29' },
      ...{ part: 'whole', startsAt: null, endsAt: null },
    })
    expect(check.days.filter(({ dayOff }) => dayOff === null).map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-29',
    ])
    expect(check.days[1]).toMatchObject({ minutes: 0, dayOff: 'Boxing Day' })
  })

  it('shares no day with another, and ends no earlier than it starts', async () => {
    await admin.addPublicHoliday({ name: 'Easter', firstDay: '2031-04-11', lastDay: '2031-04-14' })
    await expect(
      admin.addPublicHoliday({ name: 'Easter Monday', firstDay: '2031-04-14', lastDay: '2031-04-14' }),
    ).rejects.toMatchObject({ code: 'already-exists', fields: { firstDay: 'Easter is on these days' } })
    await expect(admin.addPublicHoliday({ ...may, lastDay: '2030-05-01' })).rejects.toMatchObject({
      code: 'invalid-input',
    })
  })
})
