import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { instantAt } from '#platform/calendar.ts'
import { dayWords } from '#platform/date-words.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { staffNotices } from './notices.messages.ts'
import { staffDays } from './staff-attendance.tables.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const admin = await server.as(await make.admin({ firstName: 'Amina', lastName: 'Rahman' }))
const second = await server.as(await make.admin())
const friday = '2026-11-13'
const at = (time: string) => instantAt('Europe/London', friday, time)

async function somebody() {
  const staff = await make.staff()
  return { staff, browser: await server.as(staff) }
}
/** The person came on time on Friday and did not check out. */
const forgot = (personId: string) =>
  db
    .insert(staffDays)
    .values({ personId, date: friday, inAt: at('08:55'), inSource: 'face', status: 'present' })

const m = staffNotices('en-GB')
const day = dayWords(friday, 'en-GB')
/** A day in the words of a notification. */
const dayOf = (status: string, start: string, end?: string) =>
  m.statusAndTimes({ status, times: end ? m.fromTo({ start, end }) : m.fromTime({ start }) })
const lastNotice = async (personId: string) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, personId))
      .orderBy(notifications.id)
  ).at(-1)

const asking = { date: friday, inTime: null, outTime: '17:00', reason: 'I forgot to check out' }
const listPending = async (personId: string) =>
  (await admin.listCorrections({ pageSize: 100 })).items.find((it) => it.personId === personId)

describe('a correction', () => {
  it('is requested, accepted, and completes the day with its reason', async () => {
    const { staff, browser } = await somebody()
    await forgot(staff.id)
    expect(await browser.requestCorrection(asking)).toMatchObject({ status: 'pending', outTime: '17:00' })
    const history = await browser.listMyStaffDays({ from: friday, to: friday })
    expect(history.items[0]).toMatchObject({ correction: { status: 'pending' }, day: { forgotten: true } })
    const waiting = (await listPending(staff.id))!
    expect(waiting).toMatchObject({ day: { inAt: at('08:55').toISOString() }, can: { decide: true } })
    const decided = await admin.decideCorrection({
      correctionId: waiting.id,
      decision: 'accept',
      answer: null,
    })
    expect(decided).toMatchObject({
      status: 'accepted',
      day: { outAt: at('17:00').toISOString(), inSource: 'face', outSource: 'manual', status: 'present' },
    })
    expect(await listPending(staff.id)).toBeUndefined()
    const after = await browser.listMyStaffDays({ from: friday, to: friday })
    expect(after).toMatchObject({
      items: [{ day: { forgotten: false, workedMinutes: 485 }, correction: { status: 'accepted' } }],
      counts: { present: 1, late: 0 },
      workedMinutes: 485,
    })
    expect(await admin.listStaffDaysOf({ personId: staff.id, from: friday, to: friday })).toEqual(after)
    const [news] = await db.select().from(notifications).where(eq(notifications.personId, staff.id))
    const times = { before: dayOf('Present', '08:55'), after: dayOf('Present', '08:55', '17:00') }
    expect(news).toMatchObject({
      title: m.correctionAccepted(),
      message: m.correctionAcceptedBy({ day, ...times, name: 'Amina Rahman' }),
      navigationPath: `/app/attendance?day=${friday}`,
    })
    const { changes } = await admin.readStaffDay({ personId: staff.id, date: friday })
    expect(changes).toMatchObject([{ act: 'correction', reason: asking.reason, before: { outAt: null } }])
  })

  it('is rejected with a reason, and changes nothing', async () => {
    const { staff, browser } = await somebody()
    await forgot(staff.id)
    await browser.requestCorrection(asking)
    const { id: correctionId } = (await listPending(staff.id))!
    const reject = (answer: string | null) =>
      admin.decideCorrection({ correctionId, decision: 'reject', answer })
    await expect(reject(null)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { answer: 'Enter a reason' },
    })
    await reject('The door log says 15:10')
    const { items } = await browser.listMyStaffDays({ from: friday, to: friday })
    expect(items[0]).toMatchObject({
      day: { outAt: null },
      correction: { status: 'rejected', answer: 'The door log says 15:10' },
    })
    expect(await lastNotice(staff.id)).toMatchObject({
      title: m.correctionRejected(),
      message: [
        m.correctionRejectedBy({ day, name: 'Amina Rahman' }),
        reasonWords('The door log says 15:10', 'en-GB'),
      ].join(' '),
    })
  })

  it('is decided once, by the first admin to do so', async () => {
    const { staff, browser } = await somebody()
    await forgot(staff.id)
    await browser.requestCorrection(asking)
    const { id: correctionId } = (await listPending(staff.id))!
    const outcomes = await Promise.allSettled([
      admin.decideCorrection({ correctionId, decision: 'accept', answer: null }),
      second.decideCorrection({ correctionId, decision: 'reject', answer: 'No' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const again = admin.decideCorrection({ correctionId, decision: 'accept', answer: null })
    expect(await refusal(again)).toBe('already-decided')
  })

  it('that is requested again replaces the pending one', async () => {
    const { staff, browser } = await somebody()
    await forgot(staff.id)
    const asked = [asking, { ...asking, outTime: '16:00' }]
    await Promise.all(asked.map((it) => browser.requestCorrection(it)))
    const waiting = (await admin.listCorrections({ pageSize: 100 })).items
    expect(waiting.filter((it) => it.personId === staff.id)).toHaveLength(1)
  })

  it('that would end the day before it begins cannot be accepted', async () => {
    const { staff, browser } = await somebody()
    await forgot(staff.id)
    await browser.requestCorrection({ ...asking, outTime: '08:00' })
    const { id: correctionId } = (await listPending(staff.id))!
    const accept = admin.decideCorrection({ correctionId, decision: 'accept', answer: null })
    expect(await refusal(accept)).toBe('invalid-input')
    expect((await listPending(staff.id))!.status).toBe('pending')
  })

  it.each([
    ['for a day to come', { date: '2026-11-17' }, 'date'],
    ['for a day long ago', { date: '2026-01-05' }, 'date'],
    ['without a time', { outTime: null }, 'inTime'],
    ['with times the wrong way round', { inTime: '18:00' }, 'outTime'],
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with a date that is none', { date: '2026-02-30' }, 'date'],
  ])('is rejected %s', async (_, change, field) => {
    const { browser } = await somebody()
    await expect(browser.requestCorrection({ ...asking, ...change })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('an admin’s correction', () => {
  const reason = 'The camera was broken'

  it('sets times that determine the status, or sets the status itself', async () => {
    const { staff } = await somebody()
    const input = {
      personId: staff.id,
      date: friday,
      version: null,
      inTime: '10:00',
      outTime: '17:00',
      reason,
    }
    const first = await admin.correctStaffDay({ ...input, status: null })
    expect(first).toMatchObject({ day: { status: 'late', inSource: 'manual', version: 0 }, decided: false })
    const fixed = await admin.correctStaffDay({ ...input, version: 0, status: 'present' })
    expect(fixed).toMatchObject({ day: { status: 'present', version: 1 }, decided: true })
    expect(fixed.changes).toHaveLength(2)
    expect(await lastNotice(staff.id)).toMatchObject({
      title: m.attendanceCorrected(),
      message: [
        m.correctedBy({
          day,
          before: dayOf('Late', '10:00', '17:00'),
          after: dayOf('Present', '10:00', '17:00'),
          name: 'Amina Rahman',
        }),
        reasonWords(reason, 'en-GB'),
      ].join(' '),
    })
    const none = { inTime: null, outTime: null, status: null }
    const emptied = await admin.correctStaffDay({ ...input, ...none, version: 1 })
    expect(emptied).toMatchObject({ day: { status: 'absent', inAt: null } })
    expect((await lastNotice(staff.id))?.message).toContain(
      m.correctedBy({
        day,
        before: dayOf('Present', '10:00', '17:00'),
        after: 'Absent',
        name: 'Amina Rahman',
      }),
    )
  })

  it('of an old version is rejected, also when the day had no row', async () => {
    const { staff } = await somebody()
    const input = {
      personId: staff.id,
      date: friday,
      version: null,
      inTime: '09:00',
      outTime: null,
      status: null,
      reason,
    }
    const outcomes = await Promise.allSettled([admin.correctStaffDay(input), second.correctStaffDay(input)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(admin.correctStaffDay(input))).toBe('edit-conflict')
    expect(await refusal(admin.correctStaffDay({ ...input, version: 7 }))).toBe('edit-conflict')
  })

  it('is rejected for future days and for people without staff days', async () => {
    const { staff } = await somebody()
    const input = { version: null, inTime: '09:00', outTime: null, status: null, reason }
    const tomorrow = admin.correctStaffDay({ ...input, personId: staff.id, date: '2026-11-17' })
    expect(await refusal(tomorrow)).toBe('invalid-input')
    const student = await make.student()
    const foreign = admin.correctStaffDay({ ...input, personId: student.id, date: friday })
    expect(await refusal(foreign)).toBe('not-found')
  })
})
