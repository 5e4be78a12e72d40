import { randomInt } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { EventSink } from './handle.ts'

/** Proxies close silent connections after about a minute. */
const heartbeatMs = 25_000
/** A browser that does not read is let go instead of filling the memory; bytes. */
const maxUnsent = 256 * 1024

/** Answers with server-sent events until either side leaves. */
export function openStream(reply: FastifyReply, start: (sink: EventSink) => void) {
  reply.hijack()
  const { raw } = reply
  const closers: (() => void)[] = []
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  const write = (text: string) => {
    if (raw.writableLength > maxUnsent) raw.destroy()
    else raw.write(text)
  }
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  raw.on('error', () => raw.destroy())
  raw.on('close', () => {
    clearInterval(heartbeat)
    for (const close of closers) close()
  })
  // At another moment for each: all of a server's streams end when it does.
  write(`retry: ${randomInt(1_000, 3_000)}\n\n`)
  start({
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    // Asked again, it waits no longer for a browser that does not read to the end.
    close: () => void (raw.writableEnded ? raw.destroy() : raw.end()),
    onClose: (then) => void closers.push(then),
  })
}
