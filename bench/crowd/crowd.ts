import type { OpenStream } from '../event-streams.ts'
import type { Campus } from './campus.ts'
import { type HttpClient, httpClient } from './http-client.ts'
import { Tally } from './tally.ts'
import type { TwoServers } from './two-servers.ts'

interface Behaviour {
  /** Milliseconds in front of the camera. */
  camera: () => number
  /** Whether each page opens its event stream. */
  opensStreams: boolean
}

/** The people of a campus, the servers they use, and the results of their calls. */
export interface Crowd extends Behaviour {
  campus: Campus
  tally: Tally
  /** One for each of `urls`. Callers alternate between them, as a load balancer would. */
  clients: readonly HttpClient[]
  urls: readonly string[]
  /** When each student's check-in was answered, on the bench's clock. */
  answeredAt: Map<string, number>
  /** Streams that phones have opened. */
  streams: OpenStream[]
  closeStreams(): void
  close(): void
}

export function openCrowd({ urls }: TwoServers, campus: Campus, behaviour: Behaviour): Crowd {
  const tally = new Tally()
  const clients = urls.map((url) => httpClient(url, tally))
  const streams: OpenStream[] = []
  const closeStreams = () => {
    for (const { socket } of streams.splice(0)) socket.destroy()
  }
  return {
    ...behaviour,
    campus,
    tally,
    clients,
    urls,
    answeredAt: new Map(),
    streams,
    closeStreams,
    close() {
      closeStreams()
      for (const client of clients) client.close()
    },
  }
}
