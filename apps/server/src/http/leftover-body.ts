import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { BodyPace } from './arrivals.ts'

/**
 * A request may be rejected while its body is still arriving. The rest is read and discarded, so that the
 * browser gets to read the response. If the rest arrives too slowly, the connection is closed.
 */
export function endStalledBody(raw: IncomingMessage, { everyMs, idle, bytes }: BodyPace): void {
  const { socket } = raw
  // Injected requests (in tests) have no real socket.
  if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (!raw.complete && socket.bytesRead - seen < idle * bytes) socket.destroy()
    seen = socket.bytesRead
  }, idle * everyMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
