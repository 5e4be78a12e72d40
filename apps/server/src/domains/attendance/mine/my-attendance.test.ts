import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server

it('my attendance counts the sessions held, per class', async () => {
  const [student, lecturer] = [await make.student(), await make.lecturer()]
  const lecturing = await server.as(lecturer)
  const taught = await make.class([lecturer], [student])
  const browser = await server.as(student)
  for (const status of ['present', 'late', 'absent', 'excused'] as const) {
    const { id: sessionId } = await make.session(taught.id)
    await lecturing.markAttendance({ sessionId, studentId: student.id, status })
  }
  const { classes, required } = await browser.readMyAttendance({})
  expect(classes).toMatchObject([{ classId: taught.id, held: 4, attended: 2, excused: 1, percentage: 66.7 }])
  expect(required).toBe(75)
  const { items } = await browser.listSessionsToday({})
  expect(items.every((item) => item.enrolled === null && item.attending === null)).toBe(true)
})
