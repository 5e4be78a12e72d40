import type { IncomingMessage } from 'node:http'
import type { BodyPace } from './arrivals.ts'

/**
 * A request may be refused while its body is on the way; the rest is read and dropped, so that a browser gets to read
 * the answer. Where the rest does not come as fast as a body has to, the connection ends.
 */
export function endStalledBody(raw: IncomingMessage, { everyMs, idle, bytes }: BodyPace): void {
  const { socket } = raw
  // A request that was never on a line has none.
  if (raw.complete || !socket || socket.destroyed) return
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (!raw.complete && socket.bytesRead - seen < idle * bytes) socket.destroy()
    seen = socket.bytesRead
  }, idle * everyMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
