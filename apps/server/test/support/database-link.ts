import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll } from 'vitest'
import { joinSockets } from './joined-sockets.ts'

/** A proxy to the database, whose connections a test can cut, silence and restore. */
export async function databaseLink(url: string) {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  const open = new Set<Socket>()
  const fromDatabase = new WeakSet<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    fromDatabase.add(far)
    joinSockets(near, far, open)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: nearPort } = server.address() as AddressInfo
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  afterAll(cut)
  const near = new URL(`postgres://127.0.0.1:${nearPort}/${database}`)
  near.username = user ?? ''
  near.password = password ?? ''
  return {
    url: near.href,
    cut,
    /** Simulates a network failure: nothing arrives, but connections stay open. */
    silence() {
      for (const socket of open) socket.unpipe()
    },
    /** Queries arrive and are executed, but their results do not come back. */
    silenceAnswers() {
      for (const socket of open) if (fromDatabase.has(socket)) socket.unpipe()
    },
    async mend() {
      server.listen(nearPort, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
