import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Announcement } from './announcement.ts'
import { createBacklog } from './backlog.ts'

/** One open event stream of a browser. */
export interface Stream {
  personId: string
  role: Role
  sessionId: string
  /** False for an admin who still has to set up a second factor. They hear that something changed, but not what. */
  mayRead: boolean
  /** `at`: where a later stream of the same page continues. */
  send(event: LiveEvent, at?: number): void
  close(): void
}

/** The reason why an auth session ended is sent only to that session's own pages. */
function filterEvent(stream: Stream, event: LiveEvent): LiveEvent {
  const { reason, arrival, ...hint } = event
  if (reason && hint.id !== stream.sessionId) return hint
  return arrival && !stream.mayRead ? hint : event
}

/** Streams that one process keeps open for one auth session, and for one person in all their browsers. */
const perSession = 8
const perPerson = 20

/** The open streams of this process, by person and by role. */
export function createHub(clock: Clock = systemClock) {
  const now = () => clock.now().getTime()
  const backlog = createBacklog(now)
  const byPerson = new Map<string, Set<Stream>>()
  const byRole = new Map<Role, Set<Stream>>()

  const put = <K>(map: Map<K, Set<Stream>>, key: K, stream: Stream) => {
    const known = map.get(key)
    if (known) known.add(stream)
    else map.set(key, new Set([stream]))
  }
  const drop = <K>(map: Map<K, Set<Stream>>, key: K, stream: Stream) => {
    const known = map.get(key)
    known?.delete(stream)
    if (known?.size === 0) map.delete(key)
  }

  const remove = (stream: Stream) => {
    drop(byPerson, stream.personId, stream)
    drop(byRole, stream.role, stream)
  }

  /** Makes room for a newer stream: the oldest ones are notified and closed. */
  function replaceOldest({ personId, sessionId }: Stream) {
    const all = [...(byPerson.get(personId) ?? [])]
    const ofSession = all.filter((it) => it.sessionId === sessionId)
    for (const stream of new Set([...ofSession.slice(0, -perSession), ...all.slice(0, -perPerson)])) {
      // Removed at once: a browser that does not read would keep its stream until the connection breaks.
      remove(stream)
      stream.send({ topic: 'stream-replaced' })
      stream.close()
    }
  }

  return {
    /** `since`: the time at which its page began to read. It receives announcements from then on. */
    add(stream: Stream, since?: number) {
      put(byPerson, stream.personId, stream)
      put(byRole, stream.role, stream)
      replaceOldest(stream)
      const missed = since === undefined ? [] : backlog.since(since, stream)
      for (const event of missed ?? [{ topic: 'missed' as const }])
        stream.send(filterEvent(stream, event), now())
      return () => remove(stream)
    },
    deliver(announcement: Announcement) {
      const { event, people = [], role } = announcement
      const at = now()
      backlog.keep(at, announcement)
      const reached = new Set<Stream>(role ? byRole.get(role) : [])
      for (const personId of people) for (const stream of byPerson.get(personId) ?? []) reached.add(stream)
      for (const stream of reached) {
        stream.send(filterEvent(stream, event), at)
        // The page requests its session again. The stream ends with its auth session.
        if (event.topic === 'session-ended' && (!event.id || event.id === stream.sessionId)) stream.close()
      }
    },
    /** Closes every stream. Browsers reconnect and reload what they may have missed. */
    closeAll() {
      backlog.restart()
      for (const streams of [...byPerson.values()]) for (const stream of [...streams]) stream.close()
    },
    size: () => [...byPerson.values()].reduce((sum, streams) => sum + streams.size, 0),
  }
}

export type Hub = ReturnType<typeof createHub>
