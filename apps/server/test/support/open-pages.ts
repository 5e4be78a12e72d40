import type { LiveEvent } from '@campanile/contract/live.ts'
import { expect, vi } from 'vitest'
import { inTransaction } from '#db/database.ts'
import type { TestPerson } from './factories.ts'
import { deliverEvents } from './live-server.ts'
import type { TestServer } from './server.ts'

/** Opens pages at a test server and collects the events that each of them receives. */
export async function openPages(server: TestServer) {
  const { hub, platform } = server
  await deliverEvents(server)
  return (
    { id, role }: TestPerson,
    { mayRead = true, since }: { mayRead?: boolean; since?: number } = {},
  ) => {
    const received: LiveEvent[] = []
    const leave = hub.add(
      {
        personId: id,
        role,
        sessionId: id,
        mayRead,
        send: (event) => void received.push(event),
        close: () => leave(),
      },
      since,
    )
    return {
      /**
       * Events since the last call. All of them have been sent before the final event is announced, and NOTIFY
       * keeps their order, so nothing is missing once it arrives.
       */
      async received(): Promise<LiveEvent[]> {
        const last: LiveEvent = { topic: 'faces', id: 'last' }
        await platform.events.flush()
        await inTransaction(platform, async (tx) => tx.announce({ event: last, people: [id] }))
        await vi.waitFor(() => expect(received.at(-1)).toEqual(last), { timeout: 10_000 })
        return received.splice(0).slice(0, -1)
      },
    }
  }
}
