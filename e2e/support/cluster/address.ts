import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { joinSockets } from '@campanile/server/testing/joined-sockets.ts'

/** An address that always leads to the primary, like a DNS record or a floating IP address. */
export async function movableAddress(clusterUrl: string) {
  let target = socketOf(clusterUrl)
  const open = new Set<Socket>()
  // When a database is gone, the caller's connection is closed too.
  const server = createServer((near) => joinSockets(near, connect(target), open)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://campanile@127.0.0.1:${port}/campanile`,
    /** Moves the address to another database. Existing connections are closed. */
    moveTo(url: string) {
      target = socketOf(url)
      for (const socket of open) socket.destroy()
    },
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}

const socketOf = (url: string) => `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`
