import pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Announcement } from './announcement.ts'
import { channel } from './announcer.ts'

const retryMs = 1_000

/** One connection per process that hears the announcements of all processes; reconnects by itself. */
export function startListener(
  url: string,
  log: Log,
  on: { announcement(it: Announcement): void; reconnected(): void },
) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let hadConnection = false

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
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
    } catch (error) {
      log.warn({ err: error }, 'listener could not connect')
      again(next)
    }
  }

  function again(ended: pg.Client) {
    if (stopped || ended !== client) return
    client = undefined
    timer = setTimeout(connect, retryMs)
  }

  return {
    started: connect(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
