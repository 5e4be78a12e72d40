import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal } from '#testing/server.ts'
import { testAuthenticator } from '#testing/test-authenticator.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturer, lecturing, ready, shown, scan, attemptsOf, recordsOf, expectRefused, showPasskey } =
  await openCheckIns()
const { make, clock, platform } = server

describe('checking in with a passkey', () => {
  it('marks the student present, once, and records attempt and audit event with it', async () => {
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

  it('succeeds once for many simultaneous clicks', async () => {
    const { student, browser, device, classId, ...rest } = await ready()
    await scan({ browser, classId, ...rest })
    const asked = await browser.startPasskeyCheckIn({ classId })
    const assertion = device.get(asked)
    const clicks = Array.from({ length: 6 }, () => browser.checkInWithPasskey({ classId, assertion }))
    const outcomes = await Promise.allSettled(clicks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await recordsOf(student)).toHaveLength(1)
  })

  it('is refused without a scan, before a passkey challenge is issued', async () => {
    const { student, browser, classId } = await ready()
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'scan-required')
  })

  it('is refused to a student without a passkey', async () => {
    const { sessionId, classId, ...it } = await ready()
    const { items } = await it.browser.listPasskeys({})
    await it.browser.removePasskey({ passkeyId: items[0]!.id })
    await scan({ browser: it.browser, classId, sessionId })
    await expectRefused(it.student, it.browser.startPasskeyCheckIn({ classId }), 'passkey', 'no-passkey')
  })

  it('is refused with a replay, the passkey of another person, a late answer, and one for another purpose', async () => {
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
  it('accepts a scan for a minute, then the code on the screen', async () => {
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

  it('is refused with a scan that another student used on the same device', async () => {
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
    await expectRefused(second, browser.checkInWithCode({ classId: taught.id }), 'code', 'scan-not-yours')
    expect(await recordsOf(second)).toEqual([])
  })

  it('limits guesses', async () => {
    const { browser, classId } = await ready()
    for (let count = 0; count < 20; count++) {
      expect(await refusal(browser.checkInWithCode({ classId, code: 'AAAAAA' }))).toBe('code-not-valid')
    }
    expect(await refusal(browser.checkInWithCode({ classId, code: 'AAAAAA' }))).toBe('too-many-requests')
  })
})

it('logs failures on the device, with the method that was used', async () => {
  const { student, browser, classId } = await ready()
  const problems = { 'passkey-not-used': 'passkey', 'location-denied': 'scan', 'no-camera': 'face' } as const
  for (const [problem, method] of Object.entries(problems)) {
    await browser.reportCheckInProblem({ classId, problem: problem as keyof typeof problems })
    expect((await attemptsOf(student)).at(-1)).toMatchObject({ method, reason: problem })
  }
})
