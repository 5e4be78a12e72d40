import { expect, it } from 'vitest'
import { momentWords } from '#platform/date-words.ts'
import { startTestServer } from '#testing/server.ts'
import { attendanceNotices } from '../notices.messages.ts'

const { make, as } = await startTestServer()
const m = attendanceNotices('en-GB')

it('notifies students whose absence is removed when check-in is reopened, and by whom', async () => {
  const lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  const [absent, present] = [await make.student(), await make.student()]
  const { id: classId } = await make.class([lecturer], [absent, present])
  const { id: sessionId, startsAt } = await make.session(classId)
  const lecturing = await as(lecturer)
  const open = () => lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  await open()
  await lecturing.markAttendance({ sessionId, studentId: present.id, status: 'present' })
  await lecturing.closeCheckIn({ sessionId })
  await open()
  const student = await as(absent)
  const { courseTitle: course } = (await student.listMySessions({})).items[0]!
  const moment = momentWords(startsAt, 'Europe/London', 'en-GB')
  const { items } = await student.listNotifications({})
  expect(items.find(({ title }) => title === m.recordRemoved())).toMatchObject({
    message: m.removedBy({ course, moment, before: 'absent', name: 'Grace Hopper' }),
  })
  const others = await (await as(present)).listNotifications({})
  expect(others.items.map(({ title }) => title)).not.toContain(m.recordRemoved())
})
