import { beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#platform/clock.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { timetableFactories } from './testing/timetable-factories.ts'

const server = await startTestServer()
const { make } = server
const { taughtClass, termOf, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const monday = { weekday: 1, startsAt: '10:00', endsAt: '11:30' }
const daysBefore = (day: string, days: number) => daysAfter(new Date(day), -days).toISOString().slice(0, 10)
const listDays = async (classId: string) => {
  const { items } = await admin.listClassSessions({ classId, pageSize: 100 })
  return items.map((it) => it.startsAt.slice(0, 10))
}

async function plannedTerm() {
  const { id: termId } = await termOf('2030-09-23', '2030-10-18')
  const taught = await taughtClass({ term: { id: termId } })
  const aula = await room()
  await admin.createMeeting({ classId: taught.id, ...monday, roomId: aula.id })
  const { name, version } = await admin.readTerm({ termId })
  return {
    taught,
    aula,
    termId,
    term: { termId, name, version, firstDay: '2030-09-23', lastDay: '2030-10-18' },
  }
}

describe('the sessions of a term', () => {
  it('follow its holidays and days; a cancelled week stays cancelled', async () => {
    const { taught, term } = await plannedTerm()
    expect(await listDays(taught.id)).toEqual(['2030-09-23', '2030-09-30', '2030-10-07', '2030-10-14'])
    const { items } = await admin.listClassSessions({ classId: taught.id })
    const { id: sessionId, version } = items[2]!
    await admin.cancelSession({ sessionId, version, reason: 'Conference' })

    const holidays = [{ name: 'Fair', firstDay: '2030-09-28', lastDay: '2030-10-01' }]
    const changed = await admin.updateTerm({ ...term, lastDay: '2030-10-25', holidays })
    expect(await listDays(taught.id)).toEqual(['2030-09-23', '2030-10-07', '2030-10-14', '2030-10-21'])

    await admin.updateTerm({ ...term, version: changed.version, holidays: [] })
    expect(await listDays(taught.id)).toEqual(['2030-09-23', '2030-09-30', '2030-10-07', '2030-10-14'])
    const { items: after } = await admin.listClassSessions({ classId: taught.id })
    expect(after[2]).toMatchObject({ id: sessionId, status: 'cancelled' })
  })

  it('that a holiday or new dates remove are announced once per person, but not while the term is planned', async () => {
    const newsAfterChange = async (firstDay: string, lastDay: string, fair: string) => {
      const student = await make.student()
      const { id: termId } = await termOf(firstDay, lastDay)
      const { id: classId } = await taughtClass({ term: { id: termId }, students: [student] })
      await admin.createMeeting({ classId, ...monday, roomId: null })
      const { name, version } = await admin.readTerm({ termId })
      const own = await server.as(student)
      const before = (await own.listNotifications({})).items.length
      await admin.updateTerm({
        ...{ termId, version, name, firstDay, lastDay: daysBefore(lastDay, 7) },
        holidays: [{ name: 'Fair', firstDay: fair, lastDay: fair }],
      })
      const { items } = await own.listNotifications({})
      return items.slice(0, items.length - before)
    }
    expect(await newsAfterChange('2026-11-16', '2026-12-18', '2026-11-30')).toMatchObject([
      {
        title: '2 classes cancelled',
        message: expect.stringMatching(
          /Mon 30 Nov, .*Mon 14 Dec, .*\. Holiday: Fair; Outside the dates of the term\.$/,
        ),
      },
    ])
    expect(await newsAfterChange('2030-09-23', '2030-10-25', '2030-10-07')).toEqual([])
  })

  it('cannot clash with bookings made meanwhile', async () => {
    const { aula, term } = await plannedTerm()
    const other = await taughtClass({ term: await termOf('2030-10-19', '2030-11-15') })
    await admin.createMeeting({ classId: other.id, ...monday, roomId: aula.id })
    await expect(admin.updateTerm({ ...term, lastDay: '2030-10-25', holidays: [] })).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { holidays: expect.stringContaining(`${aula.name} is taken by ${other.courseCode}`) },
    })
  })

  it('are created again for a copy of the term', async () => {
    const { termId, taught } = await plannedTerm()
    const copy = await admin.copyTerm({
      termId,
      name: 'Autumn 2031',
      firstDay: '2031-09-22',
      lastDay: '2031-10-17',
      holidays: [{ name: 'Fair', firstDay: '2031-09-29', lastDay: '2031-09-29' }],
      enrolments: false,
    })
    const { items } = await admin.listClasses({ termId: copy.id })
    expect(items).toHaveLength(1)
    expect(items[0]!.id).not.toBe(taught.id)
    expect(await listDays(items[0]!.id)).toEqual(['2031-09-22', '2031-10-06', '2031-10-13'])
  })
})

describe('a copy of a term', () => {
  it('does not double-book a room that two classes shared while one was cancelled', async () => {
    const { termId, taught, aula } = await plannedTerm()
    const { items } = await admin.listClassSessions({ classId: taught.id })
    for (const { id: sessionId, version } of items)
      await admin.cancelSession({ sessionId, version, reason: 'Ill' })
    const other = await taughtClass({ term: { id: termId } })
    await admin.createMeeting({ classId: other.id, ...monday, roomId: aula.id })
    const days = { firstDay: '2031-09-22', lastDay: '2031-10-17', holidays: [] }
    await expect(
      admin.copyTerm({ termId, name: 'Autumn 2031 again', ...days, enrolments: false }),
    ).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { holidays: expect.stringMatching(new RegExp(`${aula.name} is taken by .*, and 3 more`)) },
    })
    expect((await admin.readTerm({ termId })).copy).toBeNull()
  })
})

describe('a class', () => {
  it('rejects a lecturer or batch that is elsewhere while it meets, and says where', async () => {
    const lecturer = await make.lecturer()
    const [one, other] = [await taughtClass({ lecturers: [lecturer] }), await taughtClass()]
    await admin.createMeeting({ classId: one.id, ...monday, roomId: null })
    await admin.createMeeting({ classId: other.id, ...monday, roomId: null })
    const { version, lecturers } = await admin.readClass({ classId: other.id })
    const lecturerIds = [...lecturers.map(({ id }) => id), lecturer.id]
    const change = { classId: other.id, version, lecturerIds, batchIds: [] }
    await expect(admin.updateClass(change)).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { lecturerIds: expect.stringContaining(`teaches ${one.courseCode} on Mon 23 Sep`) },
    })
  })
})
