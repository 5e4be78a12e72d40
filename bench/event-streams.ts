import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

/** An open event stream, reduced to its socket: the bench must not be slower than what it measures. */
export interface OpenStream {
  personId: string
  socket: Socket
  /** When the last event came, on the bench's clock; 0 before the first. */
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

async function openStream({ hostname, port }: URL, personId: string, cookie: string): Promise<OpenStream> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (!head.toString().startsWith('HTTP/1.1 200')) throw new Error(head.toString().split('\r\n')[0])
  const stream = { personId, socket, heardAt: 0 }
  socket.on('data', (data: Buffer) => {
    if (data.includes('data: ')) stream.heardAt = performance.now()
  })
  return stream
}
