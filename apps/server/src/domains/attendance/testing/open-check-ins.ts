import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { attempts, attendanceRecords } from '../attendance.tables.ts'

type Rules = Partial<Parameters<TestBrowser['updateCheckInRules']>[0]>

/** A campus with a lecturer who opens check-ins, and helpers for tests of them. */
export async function openCheckIns(environment: Record<string, string> = {}) {
  const server = await startTestServer(environment)
  const { make, platform } = server
  const lecturer = await make.lecturer()
  const lecturing = await server.as(lecturer)
  const admin = await server.as(await make.admin())

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

  async function setRules(classId: string, change: Rules, by = lecturing) {
    const { version, ways, requireNetwork, maxDistance } = await by.readCheckInRules({ classId })
    return by.updateCheckInRules({ classId, version, ways, requireNetwork, maxDistance, ...change })
  }

  async function showPasskey({ browser, device, classId }: Pick<Ready, 'browser' | 'device' | 'classId'>) {
    const asked = await browser.startPasskeyCheckIn({ classId })
    return browser.checkInWithPasskey({ classId, assertion: device.get(asked) })
  }

  return {
    server,
    lecturer,
    lecturing,
    admin,
    ready,
    shown,
    scan,
    attemptsOf,
    recordsOf,
    expectRefused,
    setRules,
    showPasskey,
  }
}
