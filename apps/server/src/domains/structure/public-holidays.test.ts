import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
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

  it('also takes nothing off a balance between two terms', async () => {
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
