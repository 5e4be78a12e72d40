import { expect, it } from 'vitest'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { startTestServer } from '#testing/server.ts'
import { keepFigures } from '../figures/keep-figures.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server

it('counts the minutes of an arrival from the start of the session, however often check-in was opened', async () => {
  const [admin, lecturer] = [await server.as(await make.admin()), await make.lecturer()]
  const students = await Promise.all(Array.from({ length: 3 }, () => make.student()))
  const { id: sessionId } = await make.session((await make.class([lecturer], students)).id)
  const lecturing = await server.as(lecturer)
  const open = () => lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  const arrive = async (student: number, minutes: number) => {
    clock.forward({ minutes })
    await platform.db.insert(attendanceRecords).values({
      sessionId,
      studentId: students[student]!.id,
      status: 'present',
      source: 'code',
      markedAt: clock.now(),
    })
  }
  // The session began five minutes ago.
  await open()
  await arrive(0, 3)
  await arrive(1, 5)
  await lecturing.closeCheckIn({ sessionId })
  clock.forward({ minutes: 20 })
  await open()
  await arrive(2, 7)
  await keepFigures(platform)

  const { arrivals } = await admin.readLateness({})
  expect(arrivals.map(({ until, count }) => [until, count])).toEqual([
    [5, 0],
    [10, 1],
    [15, 1],
    [20, 0],
    [30, 0],
    [null, 1],
  ])
  const { items } = await admin.listAnalyticsRecords({})
  expect(items.map(({ minutes }) => minutes).sort()).toEqual([13, 40, 8])
})
