import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { pairedDisplay } from '#domains/displays/testing/paired-display.ts'
import { consents } from '#domains/faces/faces.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  encodeDescriptor,
  inventFace,
  jitter,
  makeFrames,
  registerTestFace,
  type TestFace,
} from '#testing/test-face.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let admin: TestBrowser

async function switchKiosk(on: boolean) {
  const { version, values } = await admin.readSettings({})
  await admin.updateSettings({ version, values: { ...values, faces: { ...values.faces, kiosk: on } } })
}

beforeAll(async () => {
  admin = await server.as(await make.admin())
})
beforeEach(() => switchKiosk(true))

async function withFace(face = inventFace()) {
  const student = await make.student()
  const browser = await server.as(student)
  await registerTestFace(browser, face, clock.now())
  return { student, browser, face }
}

/** A class of two students with registered faces and one without, with check-in open. */
async function ready() {
  const lecturer = await make.lecturer()
  const teaching = await server.as(lecturer)
  const [ada, ben, faceless] = [await withFace(), await withFace(), await make.student()]
  const taught = await make.class([lecturer], [ada.student, ben.student, faceless])
  const { id: sessionId } = await make.session(taught.id)
  await teaching.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  const kiosk = await pairedDisplay(server, teaching, { purpose: 'kiosk', sessionId })
  return { lecturer, teaching, kiosk, ada, ben, faceless, classId: taught.id, sessionId }
}

async function show(kiosk: TestBrowser, sessionId: string, face: TestFace) {
  const { challenge } = await kiosk.startKioskCheck({ sessionId })
  return kiosk.recogniseFace({ sessionId, challenge, descriptors: makeFrames(face) })
}

const lastAttempt = async (sessionId: string) => {
  const [row] = await platform.db
    .select()
    .from(attempts)
    .where(eq(attempts.sessionId, sessionId))
    .orderBy(desc(attempts.id))
    .limit(1)
  return row
}
const listRecords = (student: TestPerson) =>
  platform.db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, student.id))
const unknown = { outcome: 'unknown', label: 'unknown', status: null }

describe('the kiosk', () => {
  it('marks the students it recognises, records attempt and audit event, and the name appears on the register', async () => {
    const { kiosk, lecturer, teaching, ada, sessionId } = await ready()
    const label = `${ada.student.firstName} ${ada.student.lastName}`
    expect(await show(kiosk, sessionId, ada.face)).toEqual({ outcome: 'marked', label, status: 'present' })
    expect(await listRecords(ada.student)).toMatchObject([
      { source: 'face', status: 'present', markedBy: null },
    ])
    const attempt = await lastAttempt(sessionId)
    expect(attempt).toMatchObject({
      method: 'kiosk',
      outcome: 'accepted',
      personId: ada.student.id,
      scanId: null,
    })
    expect(attempt!.similarity).toBeGreaterThan(0.6)
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, `${sessionId} ${ada.student.id}`))
    expect(audit).toMatchObject([
      { operation: 'recogniseFace', actorId: lecturer.id, after: { display: 'Main entrance' } },
    ])
    const { rows } = await teaching.readRegister({ sessionId })
    expect(rows.filter(({ status }) => status === 'present')).toMatchObject([{ studentId: ada.student.id }])
    expect(await show(kiosk, sessionId, ada.face)).toMatchObject({ outcome: 'already-marked', label })
    expect(await lastAttempt(sessionId)).toMatchObject({ reason: 'already-marked', personId: ada.student.id })
  })

  it('marks students late after the late time', async () => {
    const { kiosk, ben, sessionId } = await ready()
    clock.forward({ minutes: 11 })
    expect(await show(kiosk, sessionId, ben.face)).toMatchObject({ outcome: 'marked', status: 'late' })
  })

  it('reports others as unknown: strangers, other classes, students who withdrew consent, and weak matches', async () => {
    const { kiosk, teaching, ada, ben, sessionId } = await ready()
    const outsider = await withFace()
    expect(await show(kiosk, sessionId, inventFace())).toEqual(unknown)
    expect(await show(kiosk, sessionId, outsider.face)).toEqual(unknown)
    const between = ada.face.map((value, index) => (value + ben.face[index]!) / 2)
    expect(await show(kiosk, sessionId, between)).toEqual(unknown)
    await platform.db.insert(consents).values({
      personId: ada.student.id,
      purpose: 'face',
      version: '2026-11.2',
      decision: 'withdrawn',
      at: clock.now(),
    })
    expect(await show(kiosk, sessionId, ada.face)).toEqual(unknown)
    expect(await listRecords(ada.student)).toEqual([])
    expect(await lastAttempt(sessionId)).toMatchObject({ reason: 'face-unknown', personId: null })
    const { refused } = await teaching.readRegister({ sessionId })
    expect(refused[0]).toMatchObject({ studentName: 'unknown', reason: 'face-unknown' })
  })

  it('recognises neither of two people who look too similar', async () => {
    const lecturer = await make.lecturer()
    const teaching = await server.as(lecturer)
    const face = inventFace()
    const alike = jitter(face, 0.15)
    const [one, two] = [await withFace(face), await make.student()]
    const twin = await server.as(two)
    await registerTestFace(twin, alike, clock.now())
    await admin.decideFaceReview({
      userId: two.id,
      decision: 'accept',
      registeredAt: (await twin.readMyFace({})).registeredAt!,
    })
    const taught = await make.class([lecturer], [one.student, two])
    const { id: sessionId } = await make.session(taught.id)
    await teaching.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    const kiosk = await pairedDisplay(server, teaching, { purpose: 'kiosk', sessionId })
    const between = face.map((value, index) => (value + alike[index]!) / 2)
    expect(await show(kiosk, sessionId, between)).toEqual(unknown)
  })

  it('accepts no frame twice, whether at once or from an earlier check', async () => {
    const { kiosk, ada, ben, sessionId } = await ready()
    const frames = makeFrames(ada.face)
    const first = await kiosk.startKioskCheck({ sessionId })
    await kiosk.recogniseFace({ sessionId, challenge: first.challenge, descriptors: frames })
    const again = await kiosk.startKioskCheck({ sessionId })
    expect(
      await kiosk.recogniseFace({ sessionId, challenge: again.challenge, descriptors: frames }),
    ).toMatchObject({ outcome: 'replayed', label: 'unknown' })
    const still = encodeDescriptor(ben.face)
    const third = await kiosk.startKioskCheck({ sessionId })
    const descriptors = [still, still, still]
    expect(await kiosk.recogniseFace({ sessionId, challenge: third.challenge, descriptors })).toMatchObject({
      outcome: 'replayed',
    })
    expect(await listRecords(ben.student)).toEqual([])
  })

  it('accepts a challenge once, before it expires, from the display that requested it', async () => {
    const { kiosk, ada, ben, sessionId } = await ready()
    const { challenge } = await kiosk.startKioskCheck({ sessionId })
    const send = (by: TestBrowser, face: TestFace, given = challenge) =>
      by.recogniseFace({ sessionId, challenge: given, descriptors: makeFrames(face) })
    const other = await pairedDisplay(server, admin, { purpose: 'kiosk', sessionId })
    expect(await refusal(send(other, ada.face))).toBe('challenge-expired')
    await send(kiosk, ada.face)
    expect(await refusal(send(kiosk, ben.face))).toBe('challenge-used')
    expect(await listRecords(ben.student)).toEqual([])
    const late = await kiosk.startKioskCheck({ sessionId })
    clock.forward({ seconds: 91 })
    expect(await refusal(send(kiosk, ben.face, late.challenge))).toBe('challenge-expired')
  })

  it('is off until an admin turns it on', async () => {
    const { kiosk, teaching, ada, sessionId } = await ready()
    expect((await teaching.readRegister({ sessionId })).can.kiosk).toBe(true)
    const { challenge } = await kiosk.startKioskCheck({ sessionId })
    await switchKiosk(false)
    expect((await teaching.readRegister({ sessionId })).can.kiosk).toBe(false)
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('kiosk-off')
    const descriptors = makeFrames(ada.face)
    expect(await refusal(kiosk.recogniseFace({ sessionId, challenge, descriptors }))).toBe('kiosk-off')
  })

  it('does not run if the class does not allow face check-in, or check-in is not open', async () => {
    const { kiosk, teaching, classId, sessionId } = await ready()
    const rules = { classId, version: 0, ways: ['code' as const], requireNetwork: false, maxDistance: null }
    await teaching.updateCheckInRules(rules)
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('way-not-allowed')
    expect((await teaching.readRegister({ sessionId })).can.kiosk).toBe(false)
    await teaching.updateCheckInRules({ ...rules, version: 1, ways: ['face', 'code'] })
    await teaching.closeCheckIn({ sessionId })
    expect(await refusal(kiosk.startKioskCheck({ sessionId }))).toBe('unauthenticated')
  })

  it('sends no descriptor to any browser', async () => {
    const { kiosk, teaching, ada, sessionId } = await ready()
    const answers = [
      await kiosk.startKioskCheck({ sessionId }),
      await show(kiosk, sessionId, ada.face),
      await teaching.readRegister({ sessionId }),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/descriptor|[A-Za-z0-9+/]{683}=/)
  })
})
