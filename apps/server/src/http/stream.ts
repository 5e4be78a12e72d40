import { randomInt } from 'node:crypto'
import type { LiveEvent } from '@campanile/contract/live.ts'
import type { FastifyReply } from 'fastify'
import type { EventSink } from './handle.ts'

/** Proxies close silent connections after about a minute. */
const heartbeatMs = 25_000
/** Bytes. The connection of a browser that does not read is closed before it fills the memory. */
const maxUnsent = 256 * 1024

/** Events as text: one goes to many browsers. */
const texts = new WeakMap<LiveEvent, string>()

function eventText(event: LiveEvent): string {
  const known = texts.get(event)
  if (known) return known
  const text = `data: ${JSON.stringify(event)}\n\n`
  texts.set(event, text)
  return text
}

/** Sends server-sent events until either side disconnects. */
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
  // Random, because all streams of a server end at once when it shuts down.
  write(`retry: ${randomInt(1_000, 3_000)}\n\n`)
  start({
    send: (event, id) => write(id === undefined ? eventText(event) : `id: ${id}\n${eventText(event)}`),
    // The second call no longer waits for a browser that does not read.
    close: () => void (raw.writableEnded ? raw.destroy() : raw.end()),
    onClose: (then) => void closers.push(then),
  })
}
