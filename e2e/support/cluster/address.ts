import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { joinSockets } from '@campanile/server/testing/joined-sockets.ts'

/** A name under which the primary is reached, whichever machine it is; as a record or a floating address would be. */
export async function movableAddress(clusterUrl: string) {
  let target = socketOf(clusterUrl)
  const open = new Set<Socket>()
  // A database that is gone closes the caller's connection too.
  const server = createServer((near) => joinSockets(near, connect(target), open)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://campanile@127.0.0.1:${port}/campanile`,
    /** From now on it leads there; who was connected has to connect anew. */
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
