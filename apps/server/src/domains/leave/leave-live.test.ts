import type { LiveEvent } from '@campanile/contract/live.ts'
import { expect, it } from 'vitest'
import { openEventStream } from '#testing/event-stream.ts'
import { listenLive } from '#testing/live-server.ts'
import { startTestServer } from '#testing/server.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make } = server
const origin = await listenLive(server)
const { admin, ask, somebody } = await leaveFactories(server)

/** The topics a page receives until all awaited ones have arrived. */
async function heard(page: Awaited<ReturnType<typeof openEventStream>>, ...awaited: LiveEvent['topic'][]) {
  const topics: LiveEvent['topic'][] = []
  while (!awaited.every((topic) => topics.includes(topic))) {
    const event = await page.next()
    if (!event) break
    topics.push(event.topic)
  }
  return topics
}

it('updates the admins’ pages for a new request and the person’s for its decision, and no others', async () => {
  const { mine } = await somebody()
  const { mine: colleague } = await somebody()
  const desk = await openEventStream(origin, await server.as(await make.admin()))
  const page = await openEventStream(origin, mine)
  const others = await openEventStream(origin, colleague)
  const { id: requestId, version } = await ask(mine, { from: '2026-11-23' })
  expect(await heard(desk, 'leave', 'notifications')).toContain('leave')
  expect(await page.next()).toEqual({ topic: 'leave', id: requestId })
  await admin.approveLeave({ requestId, version })
  expect((await heard(page, 'leave', 'notifications', 'staff-days')).toSorted()).toEqual([
    'leave',
    'notifications',
    'staff-days',
  ])
  await ask(colleague, { from: '2026-11-23' })
  expect(await others.next()).toMatchObject({ topic: 'leave', id: expect.not.stringContaining(requestId) })
})
