import { Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which a proxy learns that no connection is taken any more, and turns to another server. */
const noticed = 250
/** Milliseconds that requests under way have to end; then they are cut off. */
const patience = 20_000
const glance = 50

/**
 * A server that ends finishes what it has begun. First it takes no new connections: whatever still comes over an open
 * one is answered and the connection closed with it. Then those are closed that have nothing to do, streams too.
 */
export function endPolitely(app: FastifyInstance, endStreams: () => void): void {
  let watching: NodeJS.Timeout | undefined
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    // That of the HTTP server would close at once what a proxy holds open, perhaps with a request on its way.
    Server.prototype.close.call(server)
    endStreams()
    await setTimeout(noticed)
    const until = performance.now() + patience
    watching = setInterval(() => {
      endStreams()
      // A connection that a browser has opened in advance counts as busy.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
      if (performance.now() < until) server.closeIdleConnections()
      else server.closeAllConnections()
    }, glance)
  })
  app.addHook('onClose', async () => clearInterval(watching))
}
