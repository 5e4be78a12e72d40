import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { registerTestPasskey, testAuthenticator } from '#testing/test-authenticator.ts'
import { framesOf, inventFace, registerTestFace } from '#testing/test-face.ts'
import { attempts, attendanceRecords } from './attendance.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
  admin = await server.as(await make.admin())
})

/** A student with a passkey, in a class whose check-in is open. */
async function ready() {
  const student = await make.student()
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id)
  const browser = await server.as(student)
  await browser.confirmPassword({ password: testPassword })
  const device = await registerTestPasskey(browser)
  await lecturing.openCheckIn({ sessionId: session.id, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  return { student, browser, device, classId: taught.id, sessionId: session.id }
}
type Ready = Awaited<ReturnType<typeof ready>>

const shown = async (sessionId: string) => (await lecturing.readCheckInCode({ sessionId })).codes[0]!
const scan = async ({ browser, classId, sessionId }: Pick<Ready, 'browser' | 'classId' | 'sessionId'>) =>
  browser.redeemScan({ classId, token: (await shown(sessionId)).token })

const attemptsOf = (student: TestPerson) =>
  platform.db.select().from(attempts).where(eq(attempts.personId, student.id)).orderBy(attempts.id)
const recordsOf = (student: TestPerson) =>
  platform.db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, student.id))

async function expectRefused(student: TestPerson, call: Promise<unknown>, method: string, reason: string) {
  expect(await refusal(call)).toBe(reason)
  expect((await attemptsOf(student)).at(-1)).toMatchObject({ outcome: 'refused', method, reason })
}

type Rules = Partial<Parameters<TestBrowser['updateCheckInRules']>[0]>

async function setRules(classId: string, change: Rules, by = lecturing) {
  const { version, ways, requireNetwork, maxDistance } = await by.readCheckInRules({ classId })
  return by.updateCheckInRules({ classId, version, ways, requireNetwork, maxDistance, ...change })
}

async function showPasskey({ browser, device, classId }: Pick<Ready, 'browser' | 'device' | 'classId'>) {
  const asked = await browser.startPasskeyCheckIn({ classId })
  return browser.checkInWithPasskey({ classId, assertion: device.get(asked) })
}

describe('checking in with a passkey', () => {
  it('marks the student present, once, and writes attempt and audit with it', async () => {
    const it = await ready()
    await scan(it)
    expect(await showPasskey(it)).toMatchObject({ status: 'present', source: 'passkey' })
    expect(await recordsOf(it.student)).toMatchObject([{ source: 'passkey', markedBy: null }])
    expect((await attemptsOf(it.student)).at(-1)).toMatchObject({
      method: 'passkey',
      outcome: 'accepted',
      similarity: null,
    })
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, `${it.sessionId} ${it.student.id}`))
    expect(audit).toMatchObject([
      { operation: 'checkInWithPasskey', actorId: it.student.id, after: { source: 'passkey' } },
    ])
    const { rows } = await lecturing.readRegister({ sessionId: it.sessionId })
    expect(rows).toMatchObject([{ status: 'present', source: 'passkey' }])
    expect(await it.browser.readMyCheckIn({ classId: it.classId })).toMatchObject({
      lastWay: 'passkey',
      hasPasskey: true,
    })
  })

  it('lets one of many clicks at once through', async () => {
    const { student, browser, device, classId, ...rest } = await ready()
    await scan({ browser, classId, ...rest })
    const asked = await browser.startPasskeyCheckIn({ classId })
    const assertion = device.get(asked)
    const clicks = Array.from({ length: 6 }, () => browser.checkInWithPasskey({ classId, assertion }))
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await recordsOf(student)).toHaveLength(1)
  })

  it('is refused without a scan, before a passkey is asked for anything', async () => {
    const { student, browser, classId } = await ready()
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'scan-required')
  })

  it('is refused to somebody who has none', async () => {
    const { sessionId, classId, ...it } = await ready()
    const { items } = await it.browser.listPasskeys({})
    await it.browser.removePasskey({ passkeyId: items[0]!.id })
    await scan({ browser: it.browser, classId, sessionId })
    await expectRefused(it.student, it.browser.startPasskeyCheckIn({ classId }), 'passkey', 'no-passkey')
  })

  it('is refused with a replay, a foreign passkey, a late answer, and one for another purpose', async () => {
    const { student, browser, device, classId, sessionId } = await ready()
    await scan({ browser, classId, sessionId })
    const send = (assertion: ReturnType<typeof device.get>) =>
      browser.checkInWithPasskey({ classId, assertion })
    const asked = await browser.startPasskeyCheckIn({ classId })
    await expectRefused(student, send(testAuthenticator().get(asked)), 'passkey', 'passkey-unknown')
    const unverified = device.get(asked, { verified: false })
    await expectRefused(student, send(unverified), 'passkey', 'passkey-not-valid')
    const confirmation = device.get(await browser.startPasskeyConfirmation({}))
    await expectRefused(student, send(confirmation), 'passkey', 'passkey-not-valid')

    const other = await ready()
    await scan(other)
    const elsewhere = await other.browser.startPasskeyCheckIn({ classId: other.classId })
    await expectRefused(student, send(device.get(elsewhere)), 'passkey', 'passkey-not-valid')

    const assertion = device.get(asked)
    await send(assertion)
    expect(await refusal(send(assertion))).toBe('already-marked')
    expect(await recordsOf(student)).toHaveLength(1)
  })
})

describe('checking in with the code', () => {
  it('takes a scan for a minute, then the code that is on the screen', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await scan({ browser, classId, sessionId })
    const { codeUntil, now } = await browser.readMyCheckIn({ classId })
    expect(Date.parse(codeUntil!) - Date.parse(now)).toBe(60_000)
    clock.forward({ seconds: 60 })
    await expectRefused(student, browser.checkInWithCode({ classId }), 'code', 'code-required')
    const wrong = browser.checkInWithCode({ classId, code: 'AAAAAA' })
    await expectRefused(student, wrong, 'code', 'code-not-valid')
    const { shortCode } = await shown(sessionId)
    const answer = await browser.checkInWithCode({ classId, code: shortCode.toLowerCase() })
    expect(answer).toMatchObject({ status: 'present', source: 'code' })
    expect((await attemptsOf(student)).at(-1)).toMatchObject({ method: 'code', outcome: 'accepted' })
  })

  it('needs no second code right after the scan', async () => {
    const { browser, classId, sessionId } = await ready()
    await scan({ browser, classId, sessionId })
    expect(await browser.checkInWithCode({ classId })).toMatchObject({ source: 'code' })
  })

  it('is refused with a code that has left the screen', async () => {
    const { student, browser, classId, sessionId } = await ready()
    const { shortCode } = await shown(sessionId)
    clock.forward({ seconds: 18 })
    const late = browser.checkInWithCode({ classId, code: shortCode })
    await expectRefused(student, late, 'code', 'code-not-valid')
  })

  it('is refused with a scan that another student has used on the same device', async () => {
    const first = await ready()
    const second = await make.student()
    const taught = await make.class([lecturer], [first.student, second])
    const session = await make.session(taught.id)
    await lecturing.openCheckIn({ sessionId: session.id, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    const where = { classId: taught.id, sessionId: session.id }
    await scan({ browser: first.browser, ...where })
    const stolen = first.browser.cookies.get('campanile-scan')!
    await first.browser.checkInWithCode({ classId: taught.id })
    const browser = await server.as(second)
    browser.cookies.set('campanile-scan', stolen)
    await expectRefused(second, browser.checkInWithCode({ classId: taught.id }), 'code', 'scan-used')
    expect(await recordsOf(second)).toEqual([])
  })

  it('leaves no room for guessing', async () => {
    const { browser, classId } = await ready()
    for (let count = 0; count < 20; count++) {
      expect(await refusal(browser.checkInWithCode({ classId, code: 'AAAAAA' }))).toBe('code-not-valid')
    }
    expect(await refusal(browser.checkInWithCode({ classId, code: 'AAAAAA' }))).toBe('too-many-requests')
  })
})

describe('the rules of a class', () => {
  it('allow every way from everywhere until somebody changes them', async () => {
    const { classId, browser } = await ready()
    expect(await lecturing.readCheckInRules({ classId })).toMatchObject({
      version: 0,
      ways: ['face', 'passkey', 'code'],
      requireNetwork: false,
      maxDistance: null,
    })
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({
      ways: ['face', 'passkey', 'code'],
      needsPlace: false,
    })
  })

  it('refuse a way that the class does not take', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await setRules(classId, { ways: ['code', 'face'] })
    await scan({ browser, classId, sessionId })
    expect((await browser.readMyCheckIn({ classId })).ways).toEqual(['face', 'code'])
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'way-not-allowed')
    await setRules(classId, { ways: ['passkey'] }, admin)
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'way-not-allowed')
    await expectRefused(student, browser.checkInWithCode({ classId }), 'code', 'way-not-allowed')
  })

  it.each([
    ['no way at all', { ways: [] }, 'ways'],
    ['the face alone', { ways: ['face' as const] }, 'ways'],
    ['a way twice', { ways: ['code' as const, 'code' as const] }, 'ways'],
    ['a distance within the room', { maxDistance: 5 }, 'maxDistance'],
  ])('cannot be %s', async (_, change, field) => {
    const { classId } = await ready()
    await expect(setRules(classId, change)).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.any(String) },
    })
  })

  it('tell the second of two who change them at once', async () => {
    const { classId } = await ready()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => setRules(classId, { ways: ['code'] })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { version } = await setRules(classId, { ways: ['passkey'] })
    expect(version).toBe(2)
    const old = { classId, version: 1, ways: ['code' as const], requireNetwork: false, maxDistance: null }
    expect(await refusal(lecturing.updateCheckInRules(old))).toBe('edit-conflict')
  })

  it('are for those who run the class, and every change is audited', async () => {
    const { classId } = await ready()
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.readCheckInRules({ classId }))).toBe('not-found')
    const mine = { classId, version: 0, ways: ['code' as const], requireNetwork: false, maxDistance: null }
    expect(await refusal(other.updateCheckInRules(mine))).toBe('not-found')
    await setRules(classId, { ways: ['code'] })
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, classId))
    expect(audit).toMatchObject([
      { actorId: lecturer.id, before: { ways: ['face', 'passkey', 'code'] }, after: { ways: ['code'] } },
    ])
  })
})

describe('the gates', () => {
  async function campusNetworks(...networks: string[]) {
    const { version, values } = await admin.readSettings({})
    const attendance = { ...values.attendance, campusNetworks: networks }
    await admin.updateSettings({ version, values: { ...values, attendance } })
  }

  async function placeRoom(sessionId: string, facts: Partial<typeof rooms.$inferInsert>) {
    const [row] = await platform.db.select().from(sessions).where(eq(sessions.id, sessionId))
    await platform.db.update(rooms).set(facts).where(eq(rooms.id, row!.roomId!))
  }

  it('let in who is on the campus’s network, and refuse the others each way', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await setRules(classId, { requireNetwork: true })
    await campusNetworks('192.0.2.0/24', '2001:db8::/32')
    await scan({ browser, classId, sessionId })
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'not-on-network')
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'not-on-network')
    await expectRefused(student, browser.checkInWithCode({ classId }), 'code', 'not-on-network')
    const { refused } = await lecturing.readRegister({ sessionId })
    expect(refused[0]).toMatchObject({ reason: 'not-on-network' })
    // The room's own network takes the campus's place.
    await placeRoom(sessionId, { network: '203.0.113.0/28' })
    expect(await browser.checkInWithCode({ classId })).toMatchObject({ source: 'code' })
  })

  it('believe no header that a browser could send', async () => {
    const { browser, classId, sessionId } = await ready()
    await setRules(classId, { requireNetwork: true })
    await campusNetworks('192.0.2.0/24')
    await scan({ browser, classId, sessionId })
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/check-in/${classId}/code`,
      remoteAddress: '203.0.113.7',
      headers: {
        cookie: browser.cookies.header(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.5',
      },
      payload: '{}',
    })
    expect(response.json().error.code).toBe('not-on-network')
  })

  const room = { latitude: 51.5, longitude: -0.12 }
  const near = { latitude: 51.5003, longitude: -0.12, accuracy: 12 }

  it('ask where the student is, keep the distance and never the place', async () => {
    const { student, browser, device, classId, sessionId } = await ready()
    await setRules(classId, { maxDistance: 100 })
    await placeRoom(sessionId, room)
    await scan({ browser, classId, sessionId })
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({ needsPlace: true })
    const asked = (place?: typeof near) => browser.startPasskeyCheckIn({ classId, ...(place && { place }) })
    await expectRefused(student, asked(), 'passkey', 'location-required')
    await expectRefused(student, asked({ ...near, accuracy: 900 }), 'passkey', 'location-vague')
    await expectRefused(student, asked({ ...near, latitude: 51.6 }), 'passkey', 'too-far')
    expect((await attemptsOf(student)).at(-1)).toMatchObject({ distance: 11_120 })
    const assertion = device.get(await asked(near))
    await browser.checkInWithPasskey({ classId, assertion, place: near })
    const log = await attemptsOf(student)
    expect(log.at(-1)).toMatchObject({ outcome: 'accepted', distance: 33 })
    const audit = await platform.db.select().from(auditEvents)
    expect(JSON.stringify([log, audit])).not.toMatch(/51\.5|-0\.12/)
  })

  it('hold for the face as well', async () => {
    const { student, browser, classId, sessionId } = await ready()
    const face = inventFace()
    // Registered before: while a check-in is open nobody registers again, but a first face is fine.
    await registerTestFace(browser, face, clock.now())
    await setRules(classId, { maxDistance: 100 })
    await placeRoom(sessionId, room)
    await scan({ browser, classId, sessionId })
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'location-required')
    const { challenge } = await browser.startFaceCheck({ classId, place: near })
    const descriptors = framesOf(face)
    const without = browser.checkInWithFace({ classId, challenge, descriptors })
    await expectRefused(student, without, 'face', 'location-required')
    const place = { ...near, accuracy: 0 }
    expect(await browser.checkInWithFace({ classId, challenge, descriptors, place })).toMatchObject({
      source: 'face',
    })
  })

  it('refuse places that are none', async () => {
    const { browser, classId } = await ready()
    for (const place of [
      { ...near, latitude: 91 },
      { ...near, longitude: -181 },
      { ...near, accuracy: -1 },
    ])
      expect(await refusal(browser.checkInWithCode({ classId, place }))).toBe('invalid-input')
  })

  it('tell the lecturer which rooms they cannot hold for', async () => {
    const { classId, sessionId } = await ready()
    await campusNetworks('192.0.2.0/24')
    const before = await lecturing.readCheckInRules({ classId })
    expect(before).toMatchObject({ campusNetworks: 1 })
    expect(before.roomsWithoutPlace).toEqual(before.roomsWithoutNetwork)
    await placeRoom(sessionId, { ...room, network: '192.0.2.0/24' })
    expect(await lecturing.readCheckInRules({ classId })).toMatchObject({
      roomsWithoutPlace: [],
      roomsWithoutNetwork: [],
    })
  })

  it.each(['10.0.0.0', 'campus', '10.0.0.0/33', ''])('know no network like %j', async (network) => {
    await expect(campusNetworks(network)).rejects.toMatchObject({ code: 'invalid-input' })
  })
})

it('logs what ended on the device, under the way it was about', async () => {
  const { student, browser, classId } = await ready()
  const problems = { 'passkey-not-used': 'passkey', 'location-denied': 'scan', 'no-camera': 'face' } as const
  for (const [problem, method] of Object.entries(problems)) {
    await browser.reportCheckInProblem({ classId, problem: problem as keyof typeof problems })
    expect((await attemptsOf(student)).at(-1)).toMatchObject({ method, reason: problem })
  }
})
