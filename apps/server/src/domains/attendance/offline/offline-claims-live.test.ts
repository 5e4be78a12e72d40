import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const announce = vi.spyOn(platform.events, 'announce')
/** Topics that admins have received since the last call. */
function heardByAdmins(): string[] {
  const announcements = announce.mock.calls.flatMap(([all]) => all)
  announce.mockClear()
  return announcements.flatMap(({ event, role }) => (role === 'admin' ? [event.topic] : []))
}

const lecturer = await make.lecturer()
const lecturing = await server.as(lecturer)
const students = await Promise.all([make.student(), make.student()])
const taught = await make.class([lecturer], students)
const { id: sessionId } = await make.session(taught.id)

/**
 * This topic makes all review counts reload, so a record alone must not send it: there are thousands at nine
 * o'clock.
 */
const decisions = 'attendance-review'

beforeEach(() => void heardByAdmins())

it('notifies admins of a waiting scan and of a decision, but not of a record', async () => {
  await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  const { token } = (await lecturing.readCheckInCode({ sessionId })).codes[0]!
  clock.forward({ minutes: 1 })
  await lecturing.markAttendance({ sessionId, studentId: students[0].id, status: 'present' })
  expect(heardByAdmins()).not.toContain(decisions)

  const browser = await server.as(students[1])
  const scan = { scannedAt: clock.now().toISOString(), classId: taught.id, token }
  await browser.claimOffline({ claimId: randomUUID(), ...scan })
  expect(heardByAdmins()).toContain(decisions)

  await lecturing.acceptClaim({ sessionId, studentId: students[1].id })
  expect(heardByAdmins()).toContain(decisions)
  expect(await refusal(browser.claimOffline({ claimId: randomUUID(), ...scan }))).toBe('already-marked')
  expect(heardByAdmins()).not.toContain(decisions)
})
