import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const announce = vi.spyOn(platform.events, 'announce')
/** The topics that admins have heard of since the last look. */
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

/** Every queue is counted anew after this topic, which a mark alone must not cause: there are thousands at nine. */
const decisions = 'attendance-review'

beforeEach(() => void heardByAdmins())

it('tells admins of a scan that waits and of what was decided, but of no mark', async () => {
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
