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

  return {
    add(stream: Stream) {
      put(byPerson, stream.personId, stream)
      put(byRole, stream.role, stream)
      return () => {
        drop(byPerson, stream.personId, stream)
        drop(byRole, stream.role, stream)
      }
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
