import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { expireSessionRequest } from './session-request-expiry.service.ts'
import { timetableFactories } from './testing/timetable-factories.ts'
import { sessions } from './timetable.tables.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { taughtClass, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

/** A class that its lecturer teaches on Mondays at 10:00. */
async function teaching() {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const taught = await taughtClass({ lecturers: [lecturer], students: [student] })
  const { id: roomId } = await room()
  const meeting = { weekday: 1, startsAt: '10:00', endsAt: '11:30', roomId }
  await admin.createMeeting({ classId: taught.id, ...meeting })
  const { items } = await admin.listClassSessions({ classId: taught.id })
  return { lecturer, student, taught, roomId, first: items[0]!, mine: await server.as(lecturer) }
}

const wednesday = (session: ClassSession, roomId: string | null = null) => ({
  sessionId: session.id,
  day: '2030-09-25',
  startsAt: '14:00',
  endsAt: '15:30',
  roomId,
  reason: 'I speak at a conference',
})

const listNotifications = ({ id }: TestPerson) =>
  db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(desc(notifications.id))
const readSession = async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0]!

describe('a request to move a session', () => {
  it('changes nothing until an admin approves it; then everyone affected is notified', async () => {
    const { mine, first, lecturer, student, taught } = await teaching()
    const { id: other } = await room()
    const request = await mine.requestSessionMove(wednesday(first, other))
    expect(request).toMatchObject({
      kind: 'move',
      status: 'pending',
      proposed: { startsAt: '2030-09-25T13:00:00.000Z', room: { id: other } },
      can: { withdraw: true, approve: false, reject: false },
    })
    expect(await readSession(first.id)).toMatchObject({ status: 'scheduled', version: first.version })
    const [seen] = (await mine.listClassSessions({ classId: taught.id })).items
    expect(seen).toMatchObject({ openRequest: { id: request.id, kind: 'move' }, can: { request: false } })
    const { items } = await admin.listSessionRequests({})
    expect(items.find(({ id }) => id === request.id)?.can).toEqual({
      withdraw: false,
      approve: true,
      reject: true,
    })
    const approved = await admin.approveSessionRequest({ sessionRequestId: request.id, version: 0 })
    expect(approved).toMatchObject({ status: 'approved', session: { status: 'moved' } })
    expect(await readSession(first.id)).toMatchObject({ status: 'moved', roomId: other })
    expect((await listNotifications(student))[0]).toMatchObject({ title: 'Class moved' })
    const titles = (await listNotifications(lecturer)).map(({ title }) => title)
    expect(titles).toContain('Session request approved')
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, request.id))
    expect(events.map(({ operation }) => operation).sort()).toEqual([
      'approveSessionRequest',
      'requestSessionMove',
    ])
  })

  it('shows clashes, free rooms and free times first, and is refused for a time that is taken', async () => {
    const { mine, first } = await teaching()
    const busy = await teaching()
    const taken = { ...wednesday(first, busy.roomId), day: '2030-09-23', startsAt: '10:00', endsAt: '11:30' }
    const { reason: _, ...place } = { ...taken, roomId: busy.roomId }
    const check = await mine.checkSessionMove(place)
    expect(check.clashes.map(({ resource }) => resource)).toEqual(['room'])
    expect(check.rooms.map(({ id }) => id)).not.toContain(busy.roomId)
    expect(check.slots).not.toHaveLength(0)
    await expect(mine.requestSessionMove(taken)).rejects.toMatchObject({
      code: 'timetable-clash',
      fields: { roomId: expect.stringContaining('is taken by') },
    })
  })

  it('names the clash when the room was taken meanwhile, and stays open', async () => {
    const { mine, first } = await teaching()
    const busy = await teaching()
    const { id: hall } = await room()
    const request = await mine.requestSessionMove(wednesday(first, hall))
    await admin.moveSession({ ...wednesday(busy.first, hall), version: busy.first.version })
    const approval = admin.approveSessionRequest({ sessionRequestId: request.id, version: 0 })
    await expect(approval).rejects.toMatchObject({ code: 'timetable-clash' })
    const { items } = await mine.listSessionRequests({})
    expect(items).toMatchObject([{ id: request.id, status: 'pending', version: 0 }])
  })
})

describe('a request to cancel a session', () => {
  it('is rejected with a reason, which the lecturer reads', async () => {
    const { mine, first, lecturer } = await teaching()
    const { id: sessionRequestId } = await mine.requestSessionCancellation({
      sessionId: first.id,
      reason: 'A conference',
    })
    const reject = { sessionRequestId, version: 0, rejectionReason: 'The exam is that week.' }
    expect(await admin.rejectSessionRequest(reject)).toMatchObject({ status: 'rejected' })
    expect((await listNotifications(lecturer))[0]).toMatchObject({
      title: 'Session request rejected',
      message: expect.stringContaining('The exam is that week.'),
    })
    expect(await readSession(first.id)).toMatchObject({ status: 'scheduled' })
    const { items, open } = await mine.listSessionRequests({ state: 'decided' })
    expect(items).toMatchObject([{ rejectionReason: 'The exam is that week.' }])
    expect(open).toBe(0)
    expect(await refusal(admin.rejectSessionRequest({ ...reject, version: 1 }))).toBe('already-decided')
  })

  it('can be withdrawn while it is undecided, and then made again', async () => {
    const { mine, first } = await teaching()
    const ask = { sessionId: first.id, reason: 'A conference' }
    const { id: sessionRequestId } = await mine.requestSessionCancellation(ask)
    expect(await refusal(mine.requestSessionCancellation(ask))).toBe('session-request-open')
    const withdrawn = await mine.withdrawSessionRequest({ sessionRequestId, version: 0 })
    expect(withdrawn).toMatchObject({ status: 'withdrawn', can: { withdraw: false } })
    expect(await refusal(mine.withdrawSessionRequest({ sessionRequestId, version: 1 }))).toBe(
      'already-decided',
    )
    const approval = admin.approveSessionRequest({ sessionRequestId, version: 1 })
    expect(await refusal(approval)).toBe('already-decided')
    expect((await mine.requestSessionCancellation(ask)).status).toBe('pending')
  })

  it('changes the session once when two admins decide at once', async () => {
    const { mine, first, student } = await teaching()
    const second = await server.as(await make.admin())
    const { id: sessionRequestId } = await mine.requestSessionCancellation({
      sessionId: first.id,
      reason: 'A conference',
    })
    const both = await Promise.allSettled([
      admin.approveSessionRequest({ sessionRequestId, version: 0 }),
      second.approveSessionRequest({ sessionRequestId, version: 0 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readSession(first.id)).toMatchObject({ status: 'cancelled', version: first.version + 1 })
    const told = (await listNotifications(student)).filter(({ title }) => title === 'Class cancelled')
    expect(told).toHaveLength(1)
  })

  it('expires when the session begins, and the lecturer is notified once', async () => {
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer])
    const { id: sessionId } = await make.session(classId, { startsInMinutes: 30 })
    const mine = await server.as(lecturer)
    const { id } = await mine.requestSessionCancellation({ sessionId, reason: 'Ill' })
    await expireSessionRequest(platform, id)
    expect(await listNotifications(lecturer)).toEqual([])
    clock.forward({ minutes: 31 })
    await expireSessionRequest(platform, id)
    await expireSessionRequest(platform, id)
    const told = (await listNotifications(lecturer)).map(({ title }) => title)
    expect(told.filter((title) => title === 'Session request expired')).toHaveLength(1)
    const { items } = await mine.listSessionRequests({ state: 'decided' })
    expect(items[0]).toMatchObject({ status: 'expired', can: { withdraw: false } })
    expect(await refusal(admin.approveSessionRequest({ sessionRequestId: id, version: 0 }))).toBe(
      'already-decided',
    )
  })
})

describe('access', () => {
  it('only lecturers of the class request changes, and only their own requests are listed', async () => {
    const { mine, first } = await teaching()
    const stranger = await server.as(await make.lecturer())
    const ask = { sessionId: first.id, reason: 'A conference' }
    expect(await refusal(stranger.requestSessionCancellation(ask))).toBe('not-found')
    expect(await refusal(stranger.readClassSession({ sessionId: first.id }))).toBe('not-found')
    const { id: sessionRequestId } = await mine.requestSessionCancellation(ask)
    expect((await stranger.listSessionRequests({})).items).toEqual([])
    expect(await refusal(stranger.withdrawSessionRequest({ sessionRequestId, version: 0 }))).toBe('not-found')
    expect(await refusal(mine.approveSessionRequest({ sessionRequestId, version: 0 }))).toBe('forbidden')
  })

  it('lecturers change sessions themselves where the settings say so', async () => {
    const { mine, first, student, taught } = await teaching()
    const { version, values } = await admin.readSettings({})
    const direct = { ...values, timetable: { lecturersChangeSessions: 'direct' as const } }
    const saved = await admin.updateSettings({ version, values: direct })
    try {
      const { can } = await mine.readClassSession({ sessionId: first.id })
      expect(can).toEqual({ move: true, cancel: true, restore: false, substitute: false, request: false })
      expect(await refusal(mine.requestSessionMove(wednesday(first)))).toBe('forbidden')
      const moved = await mine.moveSession({ ...wednesday(first), version: first.version })
      expect(moved).toMatchObject({ status: 'moved', classId: taught.id })
      expect((await listNotifications(student))[0]).toMatchObject({ title: 'Class moved' })
      const stranger = await server.as(await make.lecturer())
      const move = stranger.moveSession({ ...wednesday(first), version: moved.version })
      expect(await refusal(move)).toBe('not-found')
    } finally {
      await admin.updateSettings({ version: saved.version, values })
    }
  })
})
