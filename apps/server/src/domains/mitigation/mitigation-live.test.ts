import { expect, it } from 'vitest'
import { openEventStream } from '#testing/event-stream.ts'
import { listenLive } from '#testing/live-server.ts'
import { startTestServer } from '#testing/server.ts'
import { approval, submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make } = server
const origin = await listenLive(server)

it('refreshes open lists of the admins and of the student, and no others', async () => {
  const [student, other] = [await make.student(), await make.student()]
  const [asking, reviewing] = [await server.as(student), await server.as(await make.admin())]
  const theirs = await openEventStream(origin, await server.as(other))
  const students = await openEventStream(origin, asking)
  const admins = await openEventStream(origin, await server.as(await make.admin()))
  /** The next event about requests; skips notifications. */
  const next = async (page: typeof students) => {
    const event = await page.next()
    return event?.topic === 'notifications' ? page.next() : event
  }
  const request = await submitted(asking)
  const about = { topic: 'mitigation', id: request.id }
  expect(await next(students)).toEqual(about)
  expect(await next(admins)).toEqual(about)
  const decided = await reviewing.decideMitigation(approval(request))
  expect(await next(students)).toEqual(about)
  expect(await next(admins)).toEqual(about)
  await reviewing.deleteMitigation({ requestId: decided.id, reason: 'Sent twice' })
  expect(await next(students)).toEqual(about)
  // If the first student's events had reached the other one, they would arrive before this one.
  const own = await submitted(await server.as(other))
  expect(await next(theirs)).toEqual({ topic: 'mitigation', id: own.id })
})
