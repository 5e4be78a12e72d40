import { afterAll } from 'vitest'
import { startListener } from '#events/listener.ts'
import type { TestServer } from './server.ts'

/** Delivers what is announced to the open pages of a test server, as a running server does. */
export async function deliverEvents({ hub, platform, url }: Pick<TestServer, 'hub' | 'platform' | 'url'>) {
  const listener = startListener(url, platform.log, {
    announcement: hub.deliver,
    reconnected: hub.closeAll,
  })
  await listener.started
  afterAll(() => listener.stop())
}

/** Lets a test server accept connections, for event streams; returns its origin. */
export async function listenLive(server: TestServer): Promise<string> {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await deliverEvents(server)
  return origin
}
