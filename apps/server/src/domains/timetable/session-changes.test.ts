import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { timetableFactories } from './testing/timetable-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

async function plannedClass({
  weekday = 1,
  ...traits
}: Parameters<typeof taughtClass>[0] & { weekday?: number } = {}) {
  const aula = await room()
  const taught = await taughtClass(traits)
  const meeting = { weekday, startsAt: '10:00', endsAt: '11:30', roomId: aula.id }
  await admin.createMeeting({ classId: taught.id, ...meeting })
  const { items } = await admin.listClassSessions({ classId: taught.id })
  return { taught, aula, first: items[0]! }
}

const moveTo = (session: ClassSession, roomId: string | null) => ({
  sessionId: session.id,
  version: session.version,
  day: '2030-09-25',
  startsAt: '14:00',
  endsAt: '15:30',
  roomId,
  reason: 'The hall is being painted',
})

const lastToldTo = async ({ id }: TestPerson) => {
  const [last] = await platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, id))
    .orderBy(desc(notifications.id))
  return last
}

describe('a single session', () => {
  it('is moved, shows where it was planned, and everyone affected is notified', async () => {
    const [lecturer, student] = [await make.lecturer(), await make.student()]
    const { first, aula } = await plannedClass({ lecturers: [lecturer], students: [student] })
    const other = await room()
    const moved = await admin.moveSession(moveTo(first, other.id))
    expect(moved).toMatchObject({
      id: first.id,
      status: 'moved',
      startsAt: '2030-09-25T13:00:00.000Z',
      room: { id: other.id },
      planned: { startsAt: '2030-09-23T09:00:00.000Z', room: { id: aula.id } },
      changeReason: 'The hall is being painted',
      can: { move: true, cancel: true, restore: true },
    })
    for (const person of [lecturer, student]) {
      const told = await lastToldTo(person)
      expect(told).toMatchObject({ title: 'Class moved', priority: 'high' })
      expect(told?.message).toMatch(/Mon 23 Sept?, 10:00 to 11:30 is now Wed 25 Sept?, 14:00 to 15:30/)
    }
    const [event] = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, first.id))
    expect(event).toMatchObject({ operation: 'moveSession', before: { status: 'scheduled' } })
    const back = await admin.restoreSession({ sessionId: first.id, version: moved.version })
    expect(back).toMatchObject({
      status: 'scheduled',
      startsAt: first.startsAt,
      room: { id: aula.id },
      planned: null,
    })
  })

  it('keeps its first plan however often it moves', async () => {
    const { first } = await plannedClass()
    const once = await admin.moveSession(moveTo(first, null))
    const twice = await admin.moveSession({ ...moveTo(once, null), day: '2030-09-26' })
    expect(twice.planned?.startsAt).toBe(first.startsAt)
    const cancelled = await admin.cancelSession({
      sessionId: first.id,
      version: twice.version,
      reason: 'Ill',
    })
    const restored = await admin.restoreSession({ sessionId: first.id, version: cancelled.version })
    expect(restored).toMatchObject({ status: 'moved', startsAt: twice.startsAt })
  })

  it('that is cancelled frees its room, and cannot be restored once the room is taken', async () => {
    const { first, aula } = await plannedClass()
    const cancelled = await admin.cancelSession({
      sessionId: first.id,
      version: first.version,
      reason: 'Conference',
    })
    expect(cancelled).toMatchObject({ status: 'cancelled', can: { move: false, restore: true } })
    const other = await plannedClass()
    await admin.moveSession({
      ...moveTo(other.first, aula.id),
      day: '2030-09-23',
      startsAt: '10:00',
      endsAt: '11:30',
    })
    const restore = admin.restoreSession({ sessionId: first.id, version: cancelled.version })
    expect(await refusal(restore)).toBe('timetable-clash')
  })

  it('has free rooms and times suggested before it moves', async () => {
    const { aula } = await plannedClass()
    const other = await plannedClass()
    const check = await admin.checkSessionMove({
      sessionId: other.first.id,
      day: '2030-09-30',
      startsAt: '10:00',
      endsAt: '11:30',
      roomId: aula.id,
    })
    expect(check.clashes.map((it) => it.resource).sort()).toEqual(['lecturer', 'room'])
    expect(check.rooms.map((it) => it.id)).not.toContain(aula.id)
    expect(check.slots[0]).toMatchObject({ day: '2030-09-30' })
  })

  it('changes once when two admins change it at once', async () => {
    const { first } = await plannedClass()
    const both = await Promise.allSettled([
      admin.cancelSession({ sessionId: first.id, version: first.version, reason: 'Ill' }),
      admin.moveSession(moveTo(first, null)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('cannot be changed once it has begun or check-in was opened', async () => {
    const { taught } = await plannedClass()
    const { id: sessionId } = await make.session(taught.id)
    const change = admin.cancelSession({ sessionId, version: 0, reason: 'Too late' })
    expect(await refusal(change)).toBe('session-not-changeable')
  })
})

describe('a substitute', () => {
  it('is notified, runs the session in place of the lecturer, who is free for something else', async () => {
    const [lecturer, substitute] = [await make.lecturer(), await make.lecturer()]
    const { first, taught } = await plannedClass({ lecturers: [lecturer] })
    const set = { sessionId: first.id, version: first.version, substituteId: substitute.id }
    const { substitute: shown } = await admin.setSubstitute(set)
    expect(shown).toMatchObject({ id: substitute.id })
    expect(await lastToldTo(substitute)).toMatchObject({ title: 'Another lecturer covers this session' })
    const standing = await server.as(substitute)
    expect((await standing.readRegister({ sessionId: first.id })).session.lecturers).toEqual([
      `${substitute.firstName} ${substitute.lastName}`,
    ])
    expect(await refusal(standing.listMeetings({ classId: taught.id }))).toBe('not-found')
    const free = await plannedClass({ lecturers: [lecturer], weekday: 2 })
    const instead = { ...moveTo(free.first, null), day: '2030-09-23', startsAt: '10:00', endsAt: '11:30' }
    expect(await admin.moveSession(instead)).toMatchObject({ status: 'moved' })
  })

  it('must be a lecturer who is free at that time', async () => {
    const busy = await make.lecturer()
    await plannedClass({ lecturers: [busy] })
    const { first } = await plannedClass()
    const { id: sessionId, version } = first
    const clash = admin.setSubstitute({ sessionId, version, substituteId: busy.id })
    await expect(clash).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { substituteId: expect.stringContaining('teaches') },
    })
    const student = await make.student()
    const wrong = admin.setSubstitute({ sessionId, version, substituteId: student.id })
    await expect(wrong).rejects.toMatchObject({ fields: { substituteId: 'Select one of the lecturers' } })
  })
})

describe('access', () => {
  it('only admins can change sessions', async () => {
    const lecturer = await make.lecturer()
    const { first } = await plannedClass({ lecturers: [lecturer] })
    const teaching = await server.as(lecturer)
    expect(await refusal(teaching.moveSession(moveTo(first, null)))).toBe('forbidden')
    const { items } = await teaching.listClassSessions({ classId: first.classId })
    const nothing = { move: false, cancel: false, restore: false, substitute: false }
    expect(items[0]?.can).toEqual({ ...nothing, request: true })
  })
})
