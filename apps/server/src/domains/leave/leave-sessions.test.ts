import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
// Just before the term of the timetable factories, which is also in the future by the database's own clock.
clock.forward({ minutes: 1400 * 24 * 60 })
const { admin, adjust, ask, somebody } = await leaveFactories(server)
const { taughtClass, room } = timetableFactories(server)
const monday = '2030-09-23'

/** A lecturer who teaches on Mondays from 10:00 to 11:30. */
async function teaching({ students = [] as TestPerson[] } = {}) {
  const { mine, person } = await somebody()
  await adjust(person.id, 2030, 9600)
  const taught = await taughtClass({ lecturers: [person], students })
  const { id: roomId } = await room()
  const meeting = { weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId }
  await admin.createMeeting({ classId: taught.id, ...meeting })
  const { items } = await admin.listClassSessions({ classId: taught.id })
  return { mine, person, taught, roomId, first: items[0]!, second: items[1]! }
}

const readSession = async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0]!
const listNotifications = ({ id }: TestPerson) =>
  db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(desc(notifications.id))
const approve = (
  { request: { id: requestId, version } }: LeaveReview,
  outcomes: NonNullable<Parameters<typeof admin.approveLeave>[0]['sessions']>,
) => admin.approveLeave({ requestId, version, sessions: outcomes })

describe('sessions taught in that period', () => {
  it('are listed before submitting and for the admin, with possible substitutes', async () => {
    const student = await make.student()
    const { mine, taught, first, person } = await teaching({ students: [student] })
    const wish = { leaveTypeId: (await mine.listMyLeaveBalances({})).items[0]!.leaveType.id }
    const period = { ...wish, from: monday, to: monday, startsAt: null, endsAt: null }
    const check = await mine.checkLeave({ ...period, part: 'whole' })
    expect(check.sessions).toMatchObject([{ id: first.id, courseCode: taught.courseCode, students: 1 }])
    expect((await mine.checkLeave({ ...period, part: 'afternoon' })).sessions).toEqual([])
    const free = await make.lecturer()
    const { person: busy } = await teaching()
    const { mine: restingBrowser, person: resting } = await somebody()
    await adjust(resting.id, 2030, 960)
    const rest = await ask(restingBrowser, { from: monday })
    await admin.approveLeave({ requestId: rest.id, version: rest.version })
    const { id: requestId } = await ask(mine, { from: monday })
    const review = await admin.reviewLeave({ requestId })
    expect(review.sessions).toMatchObject([{ id: first.id, version: first.version, students: 1 }])
    const covers = review.sessions[0]!.covers.map(({ id }) => id)
    expect(covers).toContain(free.id)
    for (const { id } of [busy, resting, person]) expect(covers).not.toContain(id)
    expect(review.alsoAway.map(({ id }) => id)).toContain(resting.id)
  })

  it('include sessions the person covers, and exclude sessions others cover for them', async () => {
    const { first, second, mine } = await teaching()
    const { mine: standing, person } = await somebody()
    await adjust(person.id, 2030, 960)
    await admin.setSubstitute({ sessionId: first.id, version: first.version, substituteId: person.id })
    const { id: requestId } = await ask(standing, { from: monday, to: '2030-09-24' })
    const ids = async (of: string) =>
      (await admin.reviewLeave({ requestId: of })).sessions.map(({ id }) => id)
    expect(await ids(requestId)).toEqual([first.id])
    const own = await ask(mine, { from: monday, to: '2030-09-30' })
    expect(await ids(own.id)).toEqual([second.id])
  })
})

describe('an approval with sessions', () => {
  it('cancels, covers and moves them together, and notifies each person once of each change', async () => {
    const student = await make.student()
    const { mine, person, first, second, taught, roomId } = await teaching({ students: [student] })
    const { items } = await admin.listClassSessions({ classId: taught.id })
    const third = items[2]!
    const cover = await make.lecturer()
    const { id: requestId } = await ask(mine, { from: monday, to: '2030-10-07' })
    const told = (await listNotifications(student)).length
    const review = await approve(await admin.reviewLeave({ requestId }), [
      { act: 'cancel', sessionId: first.id, version: first.version },
      { act: 'cover', sessionId: second.id, version: second.version, substituteId: cover.id },
      {
        act: 'move',
        sessionId: third.id,
        version: third.version,
        day: '2030-10-09',
        startsAt: '10:00',
        endsAt: '11:30',
        roomId,
      },
    ])
    expect(review.request.status).toBe('approved')
    expect(review.sessions).toEqual([])
    const reason = `${person.firstName} ${person.lastName} is away.`
    expect(await readSession(first.id)).toMatchObject({ status: 'cancelled', changeReason: reason })
    expect(await readSession(second.id)).toMatchObject({ status: 'scheduled', substituteId: cover.id })
    expect(await readSession(third.id)).toMatchObject({ status: 'moved', changeReason: reason })
    const news = (await listNotifications(student)).map(({ title }) => title)
    expect(news.slice(0, news.length - told).sort()).toEqual([
      'Another lecturer covers this session',
      'Class cancelled',
      'Class moved',
    ])
    expect((await listNotifications(cover)).map(({ title }) => title)).toEqual([
      'Another lecturer covers this session',
    ])
    const { version } = review.request
    await admin.revokeLeave({ requestId, version, reason: 'Not needed' })
    expect(await readSession(first.id)).toMatchObject({ status: 'cancelled' })
  })

  it('is refused as a whole if one of them clashes, and names the clash', async () => {
    const { mine, first, second } = await teaching()
    const { person: busy, taught } = await teaching()
    const { id: requestId } = await ask(mine, { from: monday, to: '2030-09-30' })
    const review = await admin.reviewLeave({ requestId })
    const approval = approve(review, [
      { act: 'cancel', sessionId: first.id, version: first.version },
      { act: 'cover', sessionId: second.id, version: second.version, substituteId: busy.id },
    ])
    await expect(approval).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: {
        'sessions.1': expect.stringContaining(`${busy.lastName} teaches ${taught.courseCode} on Mon 30 Sep`),
      },
    })
    expect(await readSession(first.id)).toMatchObject({ status: 'scheduled' })
    expect(await admin.readLeave({ requestId })).toMatchObject({ status: 'pending', version: 0 })
    expect((await mine.listMyLeaveBalances({ on: monday })).items[0]).toMatchObject({ taken: 0 })
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, requestId))
    expect(events.map(({ operation }) => operation)).toEqual(['submitLeave'])
  })

  it('names two of its own changes that conflict', async () => {
    const { mine, first, second, roomId } = await teaching()
    const { id: requestId } = await ask(mine, { from: monday, to: '2030-09-30' })
    const to = { act: 'move' as const, day: '2030-10-02', startsAt: '10:00', endsAt: '11:30', roomId }
    const approval = approve(await admin.reviewLeave({ requestId }), [
      { ...to, sessionId: first.id, version: first.version },
      { ...to, sessionId: second.id, version: second.version },
    ])
    await expect(approval).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { 'sessions.1': 'This clashes with another of these changes' },
    })
  })

  it('accepts only current sessions that the person teaches then, each once', async () => {
    const { mine, first, person } = await teaching()
    const { first: foreign } = await teaching()
    const { id: requestId } = await ask(mine, { from: monday })
    const review = await admin.reviewLeave({ requestId })
    const cancel = { act: 'cancel' as const, sessionId: first.id, version: first.version }
    const wrong = async (...outcomes: Parameters<typeof approve>[1]) => refusal(approve(review, outcomes))
    expect(await wrong({ ...cancel, sessionId: foreign.id })).toBe('invalid-input')
    expect(await wrong(cancel, cancel)).toBe('invalid-input')
    expect(await wrong({ ...cancel, act: 'cover', substituteId: person.id })).toBe('invalid-input')
    const student = await make.student()
    expect(await wrong({ ...cancel, act: 'cover', substituteId: student.id })).toBe('invalid-input')
    await admin.setSubstitute({ sessionId: first.id, version: first.version, substituteId: null })
    expect(await wrong(cancel)).toBe('edit-conflict')
    expect((await approve(review, [])).request.status).toBe('approved')
  })
})
