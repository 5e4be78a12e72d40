import { expect, it } from 'vitest'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { startTestServer } from '#testing/server.ts'
import { keepFigures } from '../figures/keep-figures.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server

it('counts the minutes of an arrival from the check-in that was used', async () => {
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
    [5, 1],
    [10, 2],
    [15, 0],
    [20, 0],
    [30, 0],
    [null, 0],
  ])
  const { items } = await admin.listAnalyticsRecords({})
  expect(items.map(({ minutes }) => minutes).sort()).toEqual([3, 7, 8])
})
