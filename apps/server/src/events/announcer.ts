import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { Announcement } from './announcement.ts'

export interface Announcer {
  announce(announcements: readonly Announcement[]): void
  /** Sends what is still waiting. Resolves when everything announced so far has been sent. */
  flush(): Promise<void>
}

export const channel = 'campanile'
/** Milliseconds in which equal announcements are merged. */
const batchMs = 40
/** Milliseconds until announcements that the database rejected are retried. */
const retryMs = 1_000
/** PostgreSQL refuses a NOTIFY of 8,000 bytes or more. */
const maxPayloadBytes = 7_500
/** The maximum number of ids in one announcement. A longer list is split. */
const maxPeople = 100

/**
 * Sends announcements through the database's NOTIFY, so that every server process receives them. They are
 * batched and sent after the commit, because a NOTIFY inside the transaction would make all commits queue
 * behind one lock: docs/decisions/0006.
 */
export function createAnnouncer(pool: pg.Pool, log: Log): Announcer {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const sending = new Set<Promise<void>>()

  async function send() {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting]
    waiting = new Set()
    if (batch.length === 0) return
    try {
      await pool.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
        channel,
        payloads(batch),
      ])
    } catch (error) {
      log.warn({ err: error }, 'announcements were not sent')
      // Other servers may still be connected to the database: without this announcement their browsers would
      // never refresh.
      if (pool.ending) return
      for (const it of batch) waiting.add(it)
      timer ??= setTimeout(start, retryMs).unref()
    }
  }

  function start() {
    const sent = send().finally(() => sending.delete(sent))
    sending.add(sent)
  }

  return {
    announce(announcements) {
      for (const part of announcements.flatMap(parts)) waiting.add(JSON.stringify(part))
      if (waiting.size > 0) timer ??= setTimeout(start, batchMs)
    },
    async flush() {
      start()
      await Promise.all(sending)
    },
  }
}

/** Splits the announcement into parts that each fit one NOTIFY, however many people it concerns. */
export function parts(announcement: Announcement): Announcement[] {
  const { event, people = [] } = announcement
  if (people.length <= maxPeople) return [announcement]
  const [first, ...rest] = Array.from({ length: Math.ceil(people.length / maxPeople) }, (_, index) =>
    people.slice(index * maxPeople, (index + 1) * maxPeople),
  )
  // The role gets it only once.
  return [{ ...announcement, people: first! }, ...rest.map((group) => ({ event, people: group }))]
}

/** JSON arrays of announcements, each short enough for one NOTIFY. */
export function payloads(batch: readonly string[]): string[] {
  const groups: string[][] = []
  let size = 0
  for (const item of batch) {
    const bytes = Buffer.byteLength(item) + 1
    const last = groups.at(-1)
    if (last && size + bytes <= maxPayloadBytes) {
      last.push(item)
      size += bytes
    } else {
      groups.push([item])
      size = bytes + 2
    }
  }
  return groups.map((group) => `[${group.join(',')}]`)
}
