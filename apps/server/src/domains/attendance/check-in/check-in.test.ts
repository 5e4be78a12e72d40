import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { inventFace, makeFrames, registerTestFace, type TestFace } from '#testing/test-face.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
})

/** A student with a registered face, enrolled in a class whose session is open for check-in. */
async function ready(minutes = { lateAfterMinutes: 10, closeAfterMinutes: 20 }) {
  const student = await make.student()
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id)
  const face = inventFace()
  const browser = await server.as(student)
  await registerTestFace(browser, face, clock.now())
  await lecturing.openCheckIn({ sessionId: session.id, ...minutes })
  return { student, browser, face, classId: taught.id, sessionId: session.id }
}

const readToken = async (sessionId: string) =>
  (await lecturing.readCheckInCode({ sessionId })).codes[0]!.token

async function scan(browser: TestBrowser, classId: string, sessionId: string) {
  await browser.redeemScan({ classId, token: await readToken(sessionId) })
}

async function showFace(browser: TestBrowser, classId: string, face: TestFace) {
  const { challenge } = await browser.startFaceCheck({ classId })
  return browser.checkInWithFace({ classId, challenge, descriptors: makeFrames(face) })
}

const listAttempts = (student: TestPerson) =>
  platform.db.select().from(attempts).where(eq(attempts.personId, student.id)).orderBy(attempts.id)

const listRecords = (student: TestPerson) =>
  platform.db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, student.id))

describe('checking in with the face', () => {
  it('marks the student present, once, and records attempt and audit event with it', async () => {
    const { student, browser, face, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({
      scanned: true,
      face: 'active',
      refusal: null,
    })
    expect(await showFace(browser, classId, face)).toMatchObject({ status: 'present', source: 'face' })

    const [record] = await listRecords(student)
    expect(record).toMatchObject({ sessionId, status: 'present', source: 'face', markedBy: null })
    const [attempt] = await listAttempts(student)
    expect(attempt).toMatchObject({ outcome: 'accepted', method: 'face', reason: null })
    expect(attempt!.similarity).toBeGreaterThan(0.6)
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, `${sessionId} ${student.id}`))
    expect(audit).toMatchObject([
      { operation: 'checkInWithFace', actorId: student.id, after: { status: 'present', source: 'face' } },
    ])

    const { rows } = await lecturing.readRegister({ sessionId })
    expect(rows).toMatchObject([{ studentId: student.id, status: 'present', source: 'face' }])
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({
      receipt: { status: 'present' },
      refusal: 'already-marked',
    })
  })

  it('marks the student late after the late time', async () => {
    const { browser, face, classId, sessionId } = await ready()
    clock.forward({ minutes: 11 })
    await scan(browser, classId, sessionId)
    expect(await showFace(browser, classId, face)).toMatchObject({ status: 'late' })
  })

  it('accepts a typed code instead of a scan', async () => {
    const { browser, face, classId, sessionId } = await ready()
    const { codes } = await lecturing.readCheckInCode({ sessionId })
    expect(await browser.redeemShortCode({ code: codes[0]!.shortCode.toLowerCase() })).toMatchObject({
      classId,
    })
    expect(await showFace(browser, classId, face)).toMatchObject({ status: 'present' })
  })

  it('keeps a scan made before signing in, even if the code has changed', async () => {
    const { student, face, classId, sessionId } = await ready()
    const phone = server.browser()
    const token = await readToken(sessionId)
    await phone.redeemScan({ classId, token })
    clock.forward({ minutes: 1 })
    const signedIn = await server.as(student)
    phone.cookies.set('campanile-session', signedIn.cookies.get('campanile-session')!)
    await phone.redeemScan({ classId, token })
    expect(await showFace(phone, classId, face)).toMatchObject({ status: 'present' })
  })

  it('succeeds once for many simultaneous clicks', async () => {
    const { student, browser, face, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    const { challenge } = await browser.startFaceCheck({ classId })
    const descriptors = makeFrames(face)
    const clicks = Array.from({ length: 8 }, () =>
      browser.checkInWithFace({ classId, challenge, descriptors }),
    )
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listRecords(student)).toHaveLength(1)
  })
})

describe('is refused, with a reason and a log entry, for', () => {
  async function expectRefused(student: TestPerson, call: Promise<unknown>, reason: string) {
    expect(await refusal(call)).toBe(reason)
    expect((await listAttempts(student)).at(-1)).toMatchObject({ outcome: 'refused', reason })
  }

  it('the face of another person', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    await expectRefused(student, showFace(browser, classId, inventFace()), 'face-mismatch')
    expect((await listAttempts(student)).at(-1)!.similarity).toBeLessThan(0.6)
    expect(await listRecords(student)).toEqual([])
    const { refused } = await lecturing.readRegister({ sessionId })
    expect(refused).toMatchObject([
      { reason: 'face-mismatch', studentName: `${student.firstName} ${student.lastName}` },
    ])
  })

  it('a descriptor recorded at an earlier check-in', async () => {
    const first = await ready()
    await scan(first.browser, first.classId, first.sessionId)
    const recorded = makeFrames(first.face)
    const { challenge } = await first.browser.startFaceCheck({ classId: first.classId })
    await first.browser.checkInWithFace({ classId: first.classId, challenge, descriptors: recorded })

    const taught = await make.class([lecturer], [first.student])
    const session = await make.session(taught.id)
    await lecturing.openCheckIn({ sessionId: session.id, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    await scan(first.browser, taught.id, session.id)
    const next = await first.browser.startFaceCheck({ classId: taught.id })
    const replay = first.browser.checkInWithFace({
      classId: taught.id,
      challenge: next.challenge,
      descriptors: recorded,
    })
    await expectRefused(first.student, replay, 'face-replayed')
  })

  it('a challenge used twice, successfully or not', async () => {
    const { student, browser, face, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    const { challenge } = await browser.startFaceCheck({ classId })
    const shown = (who: TestFace) =>
      browser.checkInWithFace({ classId, challenge, descriptors: makeFrames(who) })
    await expectRefused(student, shown(inventFace()), 'face-mismatch')
    await expectRefused(student, shown(face), 'challenge-used')
    expect(await listRecords(student)).toEqual([])
  })

  it('a challenge that is expired, forged or issued to another person', async () => {
    const { student, browser, face, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    const { challenge } = await browser.startFaceCheck({ classId })
    const descriptors = makeFrames(face)
    const [text, mac] = challenge.split('.')
    const forged = `${text}.${mac!.split('').reverse().join('')}`
    await expectRefused(
      student,
      browser.checkInWithFace({ classId, challenge: forged, descriptors }),
      'challenge-expired',
    )
    const other = await ready()
    await scan(other.browser, other.classId, other.sessionId)
    const theirs = await other.browser.startFaceCheck({ classId: other.classId })
    const foreign = browser.checkInWithFace({ classId, challenge: theirs.challenge, descriptors })
    await expectRefused(student, foreign, 'challenge-expired')
    clock.forward({ seconds: 91 })
    await expectRefused(
      student,
      browser.checkInWithFace({ classId, challenge, descriptors }),
      'challenge-expired',
    )
  })

  it('a token that has left the screen', async () => {
    const { student, browser, classId, sessionId } = await ready()
    const token = await readToken(sessionId)
    clock.forward({ seconds: 18 })
    await expectRefused(student, browser.redeemScan({ classId, token }), 'token-expired')
    await expectRefused(student, browser.startFaceCheck({ classId }), 'scan-required')
  })

  it('a scan that another student used on the same device', async () => {
    const first = await ready()
    await scan(first.browser, first.classId, first.sessionId)
    const stolen = first.browser.cookies.get('campanile-scan')!
    await showFace(first.browser, first.classId, first.face)

    const second = await make.student()
    const browser = await server.as(second)
    const face = inventFace()
    const { classId } = first
    await platform.db.insert(enrolments).values({ classId, studentId: second.id, enrolledAt: clock.now() })
    await registerTestFace(browser, face, clock.now())
    browser.cookies.set('campanile-scan', stolen)
    await expectRefused(second, showFace(browser, classId, face), 'scan-not-yours')
    expect(await listRecords(second)).toEqual([])
  })

  it('a class they are not enrolled in', async () => {
    const { classId, sessionId } = await ready()
    const stranger = await make.student()
    const browser = await server.as(stranger)
    await scan(browser, classId, sessionId)
    await expectRefused(stranger, browser.readMyCheckIn({ classId }), 'not-enrolled')
    await expectRefused(stranger, browser.startFaceCheck({ classId }), 'not-enrolled')
  })

  it('a student without a registered face', async () => {
    const student = await make.student()
    const taught = await make.class([lecturer], [student])
    const session = await make.session(taught.id)
    await lecturing.openCheckIn({ sessionId: session.id, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    const browser = await server.as(student)
    await scan(browser, taught.id, session.id)
    await expectRefused(student, browser.startFaceCheck({ classId: taught.id }), 'face-not-registered')
  })

  it('a check-in that was closed, automatically or by hand', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    const token = await readToken(sessionId)
    clock.forward({ minutes: 20 })
    await expectRefused(student, browser.startFaceCheck({ classId }), 'check-in-closed')
    await expectRefused(student, browser.redeemScan({ classId, token }), 'check-in-closed')
  })

  it('a session that has not begun, was not opened, or is cancelled', async () => {
    const student = await make.student()
    const browser = await server.as(student)
    const future = await make.class([lecturer], [student])
    await make.session(future.id, { startsInMinutes: 60 })
    const token = 'abcdefghijklmnop'
    await expectRefused(student, browser.redeemScan({ classId: future.id, token }), 'session-not-started')
    const unopened = await make.class([lecturer], [student])
    await make.session(unopened.id)
    await expectRefused(student, browser.redeemScan({ classId: unopened.id, token }), 'check-in-not-open')
    const cancelled = await make.class([lecturer], [student])
    await make.session(cancelled.id, { status: 'cancelled' })
    await expectRefused(student, browser.redeemScan({ classId: cancelled.id, token }), 'session-cancelled')
  })

  it('a failure on the device', async () => {
    const { student, browser, classId } = await ready()
    await browser.reportCheckInProblem({ classId, problem: 'no-camera' })
    expect((await listAttempts(student)).at(-1)).toMatchObject({ outcome: 'refused', reason: 'no-camera' })
  })

  it('too few frames, and frames that are not numbers', async () => {
    const { browser, face, classId, sessionId } = await ready()
    await scan(browser, classId, sessionId)
    const { challenge } = await browser.startFaceCheck({ classId })
    const send = (descriptors: string[]) => browser.checkInWithFace({ classId, challenge, descriptors })
    expect(await refusal(send(makeFrames(face, 2)))).toBe('invalid-input')
    expect(await refusal(send(['x', 'y', 'z']))).toBe('invalid-input')
    const notNumbers = Buffer.from(new Float32Array(128).fill(Number.NaN).buffer).toString('base64')
    expect(await refusal(send([notNumbers, notNumbers, notNumbers]))).toMatch(
      /^(face-mismatch|face-not-usable)$/,
    )
  })
})

it('answers not-found for classes that do not exist', async () => {
  const browser = await server.as(await make.student())
  const classId = '00000000-0000-4000-8000-000000000000'
  expect(await refusal(browser.redeemScan({ classId, token: 'x' }))).toBe('not-found')
  expect(await refusal(browser.readMyCheckIn({ classId }))).toBe('not-found')
  expect(await refusal(browser.redeemShortCode({ code: 'AAAAAA' }))).toBe('code-not-valid')
})
