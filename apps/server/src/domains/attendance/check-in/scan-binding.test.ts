import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, type TestBrowser } from '#testing/server.ts'
import { anonymousScans, attempts, attendanceRecords } from '../attendance.tables.ts'
import { reviewCheckIns } from '../review/findings.service.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturing, ready, shown, scan, attemptsOf, recordsOf, expectRefused, showPasskey } =
  await openCheckIns()
const { make, clock, platform } = server
type Ready = Awaited<ReturnType<typeof ready>>

/** Copies cookies of one browser into another, as a student who passes them on would. */
function hand(from: TestBrowser, to: TestBrowser, ...names: string[]) {
  for (const name of names) to.cookies.set(`campanile-${name}`, from.cookies.get(`campanile-${name}`)!)
}

/** A signed-out phone in the room that has scanned. */
async function scannedPhone({ classId, sessionId }: Pick<Ready, 'classId' | 'sessionId'>, address?: string) {
  const phone = server.browser(address)
  await scan({ browser: phone, classId, sessionId })
  return phone
}

async function enrolled(classId: string, student: TestPerson) {
  await platform.db.insert(enrolments).values({ classId, studentId: student.id, enrolledAt: clock.now() })
  return server.as(student)
}

describe('a scan', () => {
  it.each([
    ['the code', 'code', 10],
    ['a passkey', 'passkey', 4 * 60],
  ] as const)('made on one device is useless on another with %s', async (_, way, seconds) => {
    const it = await ready()
    const phone = await scannedPhone(it)
    hand(phone, it.browser, 'scan')
    clock.forward({ seconds })
    const use = way === 'code' ? it.browser.checkInWithCode({ classId: it.classId }) : showPasskey(it)
    await expectRefused(it.student, use, way, 'scan-not-yours')
    expect(await it.browser.readMyCheckIn({ classId: it.classId })).toMatchObject({ scanned: false })
    expect(await recordsOf(it.student)).toEqual([])
  })

  it('works for one student with all cookies of its phone, no matter who uses it first', async () => {
    const it = await ready()
    const phone = await scannedPhone(it)
    const second = await make.student()
    const browser = await enrolled(it.classId, second)
    for (const friend of [it.browser, browser]) hand(phone, friend, 'scan', 'device')
    // Opening the page already counts as the first use, so the scan now belongs to the first student.
    expect(await it.browser.readMyCheckIn({ classId: it.classId })).toMatchObject({ scanned: true })
    await expectRefused(second, browser.checkInWithCode({ classId: it.classId }), 'code', 'scan-not-yours')
    expect(await it.browser.checkInWithCode({ classId: it.classId })).toMatchObject({ source: 'code' })
    expect(await recordsOf(second)).toEqual([])
    expect(await attemptsOf(it.student)).toMatchObject([
      { method: 'scan', outcome: 'accepted' },
      { method: 'code', outcome: 'accepted', networkChanged: false },
    ])
  })

  it('belongs to the first student only when two use it at the same moment', async () => {
    const it = await ready()
    const phone = await scannedPhone(it)
    const browser = await enrolled(it.classId, await make.student())
    for (const friend of [it.browser, browser]) hand(phone, friend, 'scan', 'device')
    const seen = await Promise.all(
      [it.browser, browser].map((friend) => friend.readMyCheckIn({ classId: it.classId })),
    )
    expect(seen.filter(({ scanned }) => scanned)).toHaveLength(1)
  })

  it('made while signed in belongs to that student, even with all their cookies but the session', async () => {
    const it = await ready()
    await scan(it)
    const second = await make.student()
    const browser = await enrolled(it.classId, second)
    hand(it.browser, browser, 'scan', 'device')
    await expectRefused(second, browser.checkInWithCode({ classId: it.classId }), 'code', 'scan-not-yours')
    // It does not work for the next student on the same phone either.
    expect(await refusal(browser.redeemScan({ classId: it.classId, token: 'old' }))).toBe('token-expired')
  })

  it('is used once, also by its own student', async () => {
    const it = await ready()
    await scan(it)
    const kept = it.browser.cookies.get('campanile-scan')!
    await it.browser.checkInWithCode({ classId: it.classId })
    await platform.db.delete(attendanceRecords).where(eq(attendanceRecords.studentId, it.student.id))
    it.browser.cookies.set('campanile-scan', kept)
    await expectRefused(it.student, it.browser.checkInWithCode({ classId: it.classId }), 'code', 'scan-used')
  })

  it('made before signing in replaces the code for half a minute, and lasts five minutes with a passkey', async () => {
    const it = await ready()
    const phone = await scannedPhone(it)
    hand(it.browser, phone, 'session')
    const { codeUntil, now } = await phone.readMyCheckIn({ classId: it.classId })
    expect(Date.parse(codeUntil!) - Date.parse(now)).toBe(30_000)
    clock.forward({ seconds: 30 })
    await expectRefused(it.student, phone.checkInWithCode({ classId: it.classId }), 'code', 'code-required')
    clock.forward({ seconds: 4 * 60 })
    expect(await showPasskey({ ...it, browser: phone })).toMatchObject({ source: 'passkey' })
  })
})

describe('a scan used on another network', () => {
  it('is accepted, and shown to the lecturer for review, once', async () => {
    const it = await ready()
    const phone = await scannedPhone(it, '198.51.100.77')
    hand(phone, it.browser, 'scan', 'device')
    expect(await it.browser.checkInWithCode({ classId: it.classId })).toMatchObject({ status: 'present' })
    await reviewCheckIns(platform, it.sessionId)
    await reviewCheckIns(platform, it.sessionId)
    const { items } = await lecturing.listFindings({ kind: 'moved-scan' })
    expect(items.filter(({ sides }) => sides[0]?.sessionId === it.sessionId)).toMatchObject([
      { kind: 'moved-scan', state: 'open', version: 0, sides: [{ studentId: it.student.id }] },
    ])
  })

  it('is not reported for a student who was signed in when they scanned', async () => {
    const it = await ready()
    await scan(it)
    const elsewhere = server.browser('198.51.100.78')
    hand(it.browser, elsewhere, 'scan', 'device', 'session')
    await elsewhere.checkInWithCode({ classId: it.classId })
    expect((await attemptsOf(it.student)).at(-1)).toMatchObject({ networkChanged: false })
  })
})

describe('scans without signing in', () => {
  const counted = async (sessionId: string) => (await lecturing.readRegister({ sessionId })).anonymousScans

  it('are accepted from a hall of 300 behind one address at once, signed in or not', async () => {
    const { browser, classId, sessionId } = await ready()
    const { token } = await shown(sessionId)
    const phones = Array.from({ length: 300 }, () => server.browser('192.0.2.10'))
    // The number of requests that the server handles at once.
    for (let first = 0; first < phones.length; first += 100) {
      const wave = phones.slice(first, first + 100)
      await Promise.all(wave.map((phone) => phone.redeemScan({ classId, token })))
    }
    expect(await counted(sessionId)).toEqual({
      accepted: 300,
      networks: 1,
      mostFromOneNetwork: 300,
      refused: [],
    })
    await browser.redeemScan({ classId, token })
    expect((await counted(sessionId)).accepted).toBe(300)
  })

  it('are limited per device until it signs in', async () => {
    const it = await ready()
    const phone = await scannedPhone(it)
    for (let count = 0; count < 5; count++) await scan({ ...it, browser: phone })
    expect(await refusal(scan({ ...it, browser: phone }))).toBe('too-many-scans')
    hand(it.browser, phone, 'session')
    await scan({ ...it, browser: phone })
    expect(await phone.checkInWithCode({ classId: it.classId })).toMatchObject({ source: 'code' })
  })

  it('are limited to what a hall needs per network, without affecting other networks or classes', async () => {
    const [it, other] = [await ready(), await ready()]
    const phone = await scannedPhone(it, '192.0.2.20')
    await platform.db
      .update(anonymousScans)
      .set({ count: 1_000 })
      .where(eq(anonymousScans.subjectId, it.sessionId))
    const fresh = () => server.browser('192.0.2.20')
    expect(await refusal(scan({ ...it, browser: fresh() }))).toBe('too-many-scans')
    await scan({ ...it, browser: server.browser('192.0.2.21') })
    await scan({ ...other, browser: fresh() })
    expect(phone.cookies.get('campanile-scan')).toBeDefined()
    expect(await counted(it.sessionId)).toMatchObject({ accepted: 1_001, mostFromOneNetwork: 1_000 })
  })

  it('are counted by reason when refused, without a row for each', async () => {
    const { classId, sessionId } = await ready()
    const before = await platform.db.$count(attempts)
    const tries = Array.from({ length: 40 }, () =>
      refusal(server.browser('192.0.2.30').redeemScan({ classId, token: 'old' })),
    )
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['token-expired']))
    await lecturing.closeCheckIn({ sessionId })
    await refusal(server.browser('192.0.2.31').redeemScan({ classId, token: 'old' }))
    expect(await platform.db.$count(attempts)).toBe(before)
    expect(await platform.db.$count(anonymousScans, eq(anonymousScans.subjectId, sessionId))).toBe(2)
    expect((await counted(sessionId)).refused).toEqual([
      { reason: 'token-expired', count: 40 },
      { reason: 'check-in-closed', count: 1 },
    ])
  })

  it('get a row each when refused to a signed-in student', async () => {
    const it = await ready()
    const use = it.browser.redeemScan({ classId: it.classId, token: 'old' })
    await expectRefused(it.student, use, 'scan', 'token-expired')
    const { refused } = await lecturing.readRegister({ sessionId: it.sessionId })
    expect(refused).toMatchObject([{ reason: 'token-expired' }])
  })
})
