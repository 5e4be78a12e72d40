import { Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Milliseconds in which a proxy notices that this server accepts no new connections, and switches to another
 * one.
 */
const switchoverMs = 250
/** Milliseconds that running requests have to finish before they are cut off. */
const finishingMs = 20_000
const checkMs = 50

/**
 * Shuts a server down gracefully. First it stops accepting connections: a request that still arrives on an
 * open connection is answered, and that connection is then closed. Then it closes idle connections and event
 * streams.
 */
export function shutDownGracefully(app: FastifyInstance, endStreams: () => void): void {
  let watching: NodeJS.Timeout | undefined
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    const { server } = app
    if (!server.listening) return
    // The HTTP server's own `close` would at once close idle connections of a proxy, which may be sending a
    // request.
    Server.prototype.close.call(server)
    endStreams()
    await setTimeout(switchoverMs)
    const until = performance.now() + finishingMs
    watching = setInterval(() => {
      endStreams()
      // Node counts a connection that a browser has opened in advance as busy.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
      if (performance.now() < until) server.closeIdleConnections()
      else server.closeAllConnections()
    }, checkMs)
  })
  app.addHook('onClose', async () => clearInterval(watching))
}
