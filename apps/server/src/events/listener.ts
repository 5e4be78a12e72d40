import pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Announcement } from './announcement.ts'
import { channel } from './announcer.ts'

const retryMs = 1_000

/**
 * Milliseconds between two checks of the connection, and until a check times out. A broken network does not
 * report itself.
 */
interface Pulse {
  every: number
  answer: number
}
const defaultPulse: Pulse = { every: 15_000, answer: 10_000 }

/**
 * One connection per process that receives the announcements of all processes. It reconnects automatically.
 */
export function startListener(
  url: string,
  log: Log,
  on: { announcement(it: Announcement): void; reconnected(): void },
  { every, answer }: Pulse = defaultPulse,
) {
  let pulse: NodeJS.Timeout | undefined
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let hadConnection = false

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answer,
      query_timeout: answer,
      application_name: 'campanile-listener',
    })
    next.on('error', (error) => log.warn({ err: error }, 'listener connection lost'))
    next.on('end', () => again(next))
    next.on('notification', ({ payload }) => {
      for (const it of JSON.parse(payload ?? '[]') as Announcement[]) on.announcement(it)
    })
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      if (hadConnection) on.reconnected()
      hadConnection = true
      beat(next)
    } catch (error) {
      log.warn({ err: error }, 'listener could not connect')
      void next.end()
      again(next)
    }
  }

  /** If there is no response the connection is destroyed, which triggers its end handler. */
  function beat(connection: pg.Client) {
    if (stopped || connection !== client) return
    pulse = setTimeout(() => {
      connection.query('select 1').then(
        () => beat(connection),
        () => connection.end(),
      )
    }, every)
  }

  function again(ended: pg.Client) {
    if (stopped || ended !== client) return
    client = undefined
    clearTimeout(pulse)
    timer = setTimeout(connect, retryMs)
  }

  return {
    started: connect(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearTimeout(pulse)
      await client?.end()
    },
  }
}
