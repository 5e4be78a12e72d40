import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'
import { offlineClaims } from '../offline-claims.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser

beforeAll(async () => {
  await make.institution()
  lecturer = await make.lecturer()
  lecturing = await server.as(lecturer)
})

/** A student in a class with open check-in: late after 10 minutes, closed after 20. */
async function ready() {
  const student = await make.student()
  const taught = await make.class([lecturer], [student])
  const session = await make.session(taught.id)
  await lecturing.openCheckIn({ sessionId: session.id, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  return { student, browser: await server.as(student), classId: taught.id, sessionId: session.id }
}
type Ready = Awaited<ReturnType<typeof ready>>

const readCode = async (sessionId: string) => (await lecturing.readCheckInCode({ sessionId })).codes[0]!

/** The data stored by a phone without a network: the link on the screen, and the time. */
async function scanned({ classId, sessionId }: Pick<Ready, 'classId' | 'sessionId'>) {
  const { token } = await readCode(sessionId)
  return { claimId: randomUUID(), scannedAt: clock.now().toISOString(), classId, token }
}

const listAttempts = ({ id }: TestPerson) =>
  platform.db.select().from(attempts).where(eq(attempts.personId, id)).orderBy(attempts.id)
const listRecords = ({ id }: TestPerson) =>
  platform.db.select().from(attendanceRecords).where(eq(attendanceRecords.studentId, id))
const listMessages = ({ id }: TestPerson) =>
  platform.db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(notifications.id)
const listAudit = ({ id }: TestPerson, sessionId: string, entity: string) =>
  platform.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, entity), eq(auditEvents.entityId, `${sessionId} ${id}`)))
    .orderBy(auditEvents.id)
const waiting = async (sessionId: string) => (await lecturing.listWaitingClaims({ sessionId })).items

describe('a scan made without a network', () => {
  it('waits for the lecturer, marks nobody, and is logged and audited', async () => {
    const it = await ready()
    clock.forward({ minutes: 5 })
    const scan = await scanned(it)
    const shownAt = clock.now().toISOString()
    clock.forward({ minutes: 25 })
    expect(await it.browser.claimOffline(scan)).toMatchObject({ state: 'pending', shownAt })

    expect((await listRecords(it.student)).filter(({ status }) => status !== 'absent')).toEqual([])
    expect(await waiting(it.sessionId)).toMatchObject([
      { studentId: it.student.id, shownAt, status: 'present', typed: false },
    ])
    expect(await it.browser.listMyClaims({})).toMatchObject({ items: [{ state: 'pending' }] })
    expect((await listAttempts(it.student)).at(-1)).toMatchObject({ method: 'offline', outcome: 'claimed' })
    expect(await listAudit(it.student, it.sessionId, 'offline-claim')).toMatchObject([
      { operation: 'claimOffline', actorId: it.student.id, after: { status: 'pending' } },
    ])
    const { items } = await lecturing.countWaitingClaims({})
    expect(items.find(({ sessionId }) => sessionId === it.sessionId)).toMatchObject({ waiting: 1 })
    expect((await listMessages(lecturer)).at(-1)).toMatchObject({ title: 'Offline scan to review' })
  })

  it('counts once however often it is sent, and once per session', async () => {
    const it = await ready()
    const scan = await scanned(it)
    const sent = await Promise.all(Array.from({ length: 6 }, () => it.browser.claimOffline(scan)))
    expect(new Set(sent.map(({ claimId }) => claimId))).toEqual(new Set([scan.claimId]))
    const other = { ...(await scanned(it)), claimId: randomUUID() }
    expect(await it.browser.claimOffline(other)).toMatchObject({ claimId: scan.claimId, state: 'pending' })
    expect(await waiting(it.sessionId)).toHaveLength(1)
    expect(await listAttempts(it.student)).toHaveLength(1)
    expect(await listAudit(it.student, it.sessionId, 'offline-claim')).toHaveLength(1)
  })

  it('can be typed instead, without naming the class', async () => {
    const it = await ready()
    const { shortCode } = await readCode(it.sessionId)
    const claim = {
      claimId: randomUUID(),
      scannedAt: clock.now().toISOString(),
      code: shortCode.toLowerCase(),
    }
    clock.forward({ minutes: 3 })
    expect(await it.browser.claimOffline(claim)).toMatchObject({ sessionId: it.sessionId })
    expect(await waiting(it.sessionId)).toMatchObject([{ typed: true }])
  })

  it('counts even if check-in was reopened in the meantime', async () => {
    const it = await ready()
    const scan = await scanned(it)
    clock.forward({ minutes: 1 })
    await lecturing.closeCheckIn({ sessionId: it.sessionId })
    clock.forward({ minutes: 10 })
    const times = { lateAfterMinutes: 5, closeAfterMinutes: 10 }
    await lecturing.openCheckIn({ sessionId: it.sessionId, ...times })
    clock.forward({ minutes: 35 })
    expect(await it.browser.claimOffline(scan)).toMatchObject({ state: 'pending' })
    expect(await waiting(it.sessionId)).toMatchObject([{ status: 'present' }])
  })

  it('no longer waits once the student has another record', async () => {
    const it = await ready()
    await it.browser.claimOffline(await scanned(it))
    await lecturing.markAttendance({ sessionId: it.sessionId, studentId: it.student.id, status: 'late' })
    expect(await waiting(it.sessionId)).toEqual([])
    expect(await it.browser.listMyClaims({})).toMatchObject({ items: [{ state: 'settled' }] })
    const { sessionId, student } = it
    expect(await refusal(lecturing.acceptClaim({ sessionId, studentId: student.id }))).toBe('already-marked')
    expect(await listRecords(student)).toMatchObject([{ status: 'late', source: 'manual' }])
  })
})

describe('is refused, with a reason and a log entry, for', () => {
  async function expectRefused(
    { student, browser }: Pick<Ready, 'student' | 'browser'>,
    claim: Awaited<ReturnType<typeof scanned>>,
    reason: string,
  ) {
    expect(await refusal(browser.claimOffline(claim))).toBe(reason)
    expect((await listAttempts(student)).at(-1)).toMatchObject({
      outcome: 'refused',
      method: 'offline',
      reason,
    })
    expect(
      await platform.db.select().from(offlineClaims).where(eq(offlineClaims.studentId, student.id)),
    ).toEqual([])
  }

  it('a scan that arrives more than half an hour after the close', async () => {
    const it = await ready()
    const scan = await scanned(it)
    clock.forward({ minutes: 51 })
    await expectRefused(it, scan, 'claim-too-late')
    const { refused } = await lecturing.readRegister({ sessionId: it.sessionId })
    expect(refused).toMatchObject([{ reason: 'claim-too-late' }])
  })

  it('a token that was never on the screen, or not yet', async () => {
    const it = await ready()
    const scan = await scanned(it)
    await expectRefused(it, { ...scan, token: 'abcdefghijklmnopqrstuv' }, 'claim-not-valid')
    const { codes } = await lecturing.readCheckInCode({ sessionId: it.sessionId })
    await expectRefused(it, { ...scan, token: codes[1]!.token }, 'claim-not-valid')
  })

  it('the token of another class', async () => {
    const [mine, other] = [await ready(), await ready()]
    const theirs = await scanned(other)
    await expectRefused(mine, { ...theirs, classId: mine.classId }, 'claim-not-valid')
    await expectRefused(mine, theirs, 'not-enrolled')
  })

  it('a code that appeared after the close', async () => {
    const it = await ready()
    const { codes } = await lecturing.readCheckInCode({ sessionId: it.sessionId })
    await lecturing.closeCheckIn({ sessionId: it.sessionId })
    clock.forward({ minutes: 1 })
    const claim = { claimId: randomUUID(), scannedAt: clock.now().toISOString(), classId: it.classId }
    await expectRefused(it, { ...claim, token: codes[1]!.token }, 'check-in-closed')
  })

  it('a student who already has a record', async () => {
    const it = await ready()
    await lecturing.markAttendance({ sessionId: it.sessionId, studentId: it.student.id, status: 'excused' })
    await expectRefused(it, await scanned(it), 'already-marked')
  })

  it('a student who has left the class', async () => {
    const it = await ready()
    const scan = await scanned(it)
    await platform.db
      .update(enrolments)
      .set({ leftAt: clock.now() })
      .where(eq(enrolments.studentId, it.student.id))
    await expectRefused(it, scan, 'not-enrolled')
  })
})

it('refuses typed codes that were never shown, and guessing them', async () => {
  const { browser } = await ready()
  const guess = () =>
    browser.claimOffline({ claimId: randomUUID(), scannedAt: clock.now().toISOString(), code: 'AAAAAA' })
  for (let tries = 0; tries < 20; tries += 1) expect(await refusal(guess())).toBe('claim-not-valid')
  expect(await refusal(guess())).toBe('too-many-requests')
})

it('accepts either a complete link or a code, but not both', async () => {
  const it = await ready()
  const { token, ...rest } = await scanned(it)
  expect(await refusal(it.browser.claimOffline(rest))).toBe('invalid-input')
  expect(await refusal(it.browser.claimOffline({ ...rest, token, code: 'ABCDEF' }))).toBe('invalid-input')
})

describe('the decision', () => {
  async function claimed(afterMinutes = 5) {
    const it = await ready()
    clock.forward({ minutes: afterMinutes })
    const [scan, shownAt] = [await scanned(it), clock.now()]
    // The phone reconnects when the student would already be late.
    clock.forward({ minutes: 8 })
    await it.browser.claimOffline(scan)
    return { ...it, shownAt, one: { sessionId: it.sessionId, studentId: it.student.id } }
  }

  it('corrects the absence that closing wrote, by the time of the code', async () => {
    const { one, student, shownAt, browser, sessionId } = await claimed()
    await lecturing.closeCheckIn({ sessionId })
    expect(await listRecords(student)).toMatchObject([{ status: 'absent' }])
    expect(await lecturing.acceptClaim(one)).toEqual({ items: [] })
    expect(await listRecords(student)).toMatchObject([
      { status: 'present', source: 'code', markedAt: shownAt, markedBy: lecturer.id },
    ])
    expect(await browser.listMyClaims({})).toMatchObject({ items: [{ state: 'accepted' }] })
    expect((await listMessages(student)).at(-1)).toMatchObject({ title: 'Your offline scan was accepted' })
    expect(await listAudit(student, sessionId, 'attendance-record')).toMatchObject([
      {
        operation: 'acceptClaim',
        before: { status: 'absent' },
        after: { status: 'present', source: 'code' },
      },
    ])
  })

  it('is late when the code was shown after the late time', async () => {
    const { one, student, sessionId } = await claimed(11)
    expect(await waiting(sessionId)).toMatchObject([{ status: 'late' }])
    await lecturing.acceptClaim(one)
    expect(await listRecords(student)).toMatchObject([{ status: 'late', source: 'code' }])
  })

  it('leaves the record as it is when declined, and gives the reason', async () => {
    const { one, student, browser } = await claimed()
    await lecturing.declineClaim({ ...one, words: 'You were not in the room.' })
    expect(await listRecords(student)).toEqual([])
    expect(await browser.listMyClaims({})).toMatchObject({
      items: [{ state: 'declined', words: 'You were not in the room.' }],
    })
    expect((await listMessages(student)).at(-1)?.message).toContain('You were not in the room.')
    expect(await refusal(lecturing.declineClaim({ ...one, words: ' ' }))).toBe('invalid-input')
  })

  it('is made once, however many people decide at the same time', async () => {
    const { one, student, sessionId } = await claimed()
    const admin = await server.as(await make.admin())
    const decisions = [lecturing, admin, lecturing, admin].map((who, index) =>
      index % 2 === 0 ? who.acceptClaim(one) : who.declineClaim({ ...one, words: 'Not seen' }),
    )
    const outcomes = await Promise.allSettled(decisions)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(admin.acceptClaim(one))).toBe('claim-decided')
    const [claim] = await platform.db
      .select()
      .from(offlineClaims)
      .where(eq(offlineClaims.sessionId, sessionId))
    expect(await listRecords(student)).toHaveLength(claim!.status === 'accepted' ? 1 : 0)
    expect(await listAudit(student, sessionId, 'offline-claim')).toHaveLength(2)
  })

  it('can also be made by the substitute of the session', async () => {
    const { one, sessionId, student } = await claimed()
    const substitute = await make.lecturer()
    await platform.db.update(sessions).set({ substituteId: substitute.id }).where(eq(sessions.id, sessionId))
    const standingIn = await server.as(substitute)
    expect(await standingIn.countWaitingClaims({})).toMatchObject({ items: [{ sessionId, waiting: 1 }] })
    await standingIn.acceptClaim(one)
    expect(await listRecords(student)).toMatchObject([{ status: 'present', markedBy: substitute.id }])
  })

  it('is refused to lecturers of other classes, and for a student without a scan', async () => {
    const { one, sessionId } = await claimed()
    const stranger = await server.as(await make.lecturer())
    for (const call of [
      () => stranger.acceptClaim(one),
      () => stranger.declineClaim({ ...one, words: 'No' }),
      () => stranger.listWaitingClaims({ sessionId }),
      () => lecturing.acceptClaim({ sessionId, studentId: randomUUID() }),
    ])
      expect(await refusal(call())).toBe('not-found')
    expect(await stranger.countWaitingClaims({})).toEqual({ items: [] })
  })
})
