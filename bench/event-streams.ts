import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** An open event stream. It uses a bare socket, so that the bench is not slower than the server. */
export interface OpenStream {
  personId: string
  socket: Socket
  openedAt: number
  /** When the last event arrived, on the bench's clock; 0 before the first. */
  heardAt: number
}

/** Opens the event stream of each of these browsers, a few at a time. */
export async function openStreams(
  url: string,
  browsers: readonly { personId: string; cookie: string }[],
): Promise<OpenStream[]> {
  const streams: OpenStream[] = []
  const waiting = [...browsers]
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      streams.push(await openStream(new URL(url), next.personId, next.cookie))
  }
  await Promise.all(Array.from({ length: 32 }, lane))
  return streams
}

/**
 * Milliseconds before a page tries a refused stream again, doubled each time, as in `live.ts` of the web app.
 */
const firstPause = 1_000

export async function openStream(url: URL, personId: string, cookie: string): Promise<OpenStream> {
  for (let pause = firstPause; ; pause *= 2) {
    const stream = await tryStream(url, personId, cookie)
    if (stream) return stream
    await setTimeout(pause * (0.5 + Math.random()))
  }
}

async function tryStream({ hostname, port }: URL, personId: string, cookie: string) {
  // An IP address, because a process looks up only four names at a time.
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true })
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  const [status] = head.toString().split('\r\n')
  if (status?.startsWith('HTTP/1.1 503')) return void socket.destroy()
  if (!status?.startsWith('HTTP/1.1 200')) throw new Error(status)
  // A broken stream gets no more events; callers that wait for one will notice.
  socket.on('error', () => socket.destroy())
  const stream: OpenStream = { personId, socket, openedAt: performance.now(), heardAt: 0 }
  socket.on('data', (data: Buffer) => {
    if (data.includes('data: ')) stream.heardAt = performance.now()
  })
  return stream
}
