import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { Announcement } from './announcement.ts'

/** One open browser stream. */
export interface Stream {
  personId: string
  role: Role
  sessionId: string
  send(event: LiveEvent): void
  close(): void
}

/** Why a session has ended concerns its own pages alone. */
function asHeardBy(stream: Stream, { reason, ...event }: LiveEvent): LiveEvent {
  return reason && event.id === stream.sessionId ? { ...event, reason } : event
}

/** Streams that stay open in one process for one sign-in, and for one person in all their browsers. */
const perSession = 8
const perPerson = 20

/** The open streams of this process, found by person and by role. */
export function createHub() {
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

  /** Makes room for a newer stream: the oldest are told so, and end. */
  function replaceOldest({ personId, sessionId }: Stream) {
    const all = [...(byPerson.get(personId) ?? [])]
    const ofSession = all.filter((it) => it.sessionId === sessionId)
    for (const stream of new Set([...ofSession.slice(0, -perSession), ...all.slice(0, -perPerson)])) {
      // At once: a browser that reads nothing would keep its stream until the connection breaks.
      remove(stream)
      stream.send({ topic: 'stream-replaced' })
      stream.close()
    }
  }

  return {
    add(stream: Stream) {
      put(byPerson, stream.personId, stream)
      put(byRole, stream.role, stream)
      replaceOldest(stream)
      return () => remove(stream)
    },
    deliver({ event, people = [], role }: Announcement) {
      const reached = new Set<Stream>(role ? byRole.get(role) : [])
      for (const personId of people) for (const stream of byPerson.get(personId) ?? []) reached.add(stream)
      for (const stream of reached) {
        stream.send(asHeardBy(stream, event))
        // The page asks for its session anew and the stream does not outlive it.
        if (event.topic === 'session-ended' && (!event.id || event.id === stream.sessionId)) stream.close()
      }
    },
    /** Ends every stream: browsers reconnect and refetch what they may have missed. */
    closeAll() {
      for (const streams of [...byPerson.values()]) for (const stream of [...streams]) stream.close()
    },
    size: () => [...byPerson.values()].reduce((sum, streams) => sum + streams.size, 0),
  }
}

export type Hub = ReturnType<typeof createHub>
