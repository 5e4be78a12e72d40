import { expect, it, vi } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { startPushService, testDevice } from '#testing/push-service.ts'
import { startTestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { notify } from './notifications.service.ts'

const service = await startPushService()
const server = await startTestServer(service.environment)
const { make, clock, platform } = server

const message = () =>
  ({
    kind: 'timetable',
    type: 'info',
    title: 'Moved',
    message: 'CS101 was moved',
    priority: 'medium',
    navigationPath: '/app/schedule',
  }) as const

it('pushes committed before a server died are sent once by the next one; rolled-back ones never are', async () => {
  const [ada, bob] = [await make.student(), await make.student()]
  const [phone, theirs] = [testDevice(service.origin), testDevice(service.origin)]
  await (await server.as(ada)).registerPush({ subscription: phone.subscription })
  await (await server.as(bob)).registerPush({ subscription: theirs.subscription })
  const tell = (personId: string, { fails }: { fails: boolean }) =>
    inTransaction(platform, async (tx) => {
      await notify(tx, clock.now(), [personId], message)
      if (fails) throw new Error('rolled back')
    })
  await expect(tell(bob.id, { fails: true })).rejects.toThrow('rolled back')
  await tell(ada.id, { fails: false })
  // No jobs run until here, as if the server had been killed right after the commit.
  expect(service.take()).toEqual([])

  const next = await startTestServer(service.environment, { beside: server })
  await startTestWorker(next)
  const waiting = () => server.pool.query('select 1 from graphile_worker.jobs')
  await vi.waitFor(async () => expect((await waiting()).rows).toEqual([]), 10_000)
  const pushes = service.take()
  expect(phone.read(pushes)).toMatchObject([{ title: 'Your timetable has changed', path: '/app/schedule' }])
  expect(theirs.read(pushes)).toEqual([])
})
