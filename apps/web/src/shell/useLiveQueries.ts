import type { LiveEvent } from '@campanile/contract/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenLive } from '#lib/live.ts'
import { isAffected } from '#lib/reads.ts'
import { sessionEndKey, sessionKey } from '#lib/session.ts'

/** Milliseconds in which events are gathered: a class checking in sends many at once. */
const gathering = 300

/**
 * Keeps what is on screen fresh: events invalidate the queries they touch, a new connection all older ones.
 * Each person has a stream of their own; nobody signed in has none.
 */
export function useLiveQueries(userId: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (!userId) return
    let gathered: LiveEvent[] = []
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // One round of reading after the other: in a busy class each event would cut off the answer to the last.
    const apply = async () => {
      const events = gathered
      gathered = []
      await client.invalidateQueries({ predicate: (query) => events.some((it) => isAffected(query, it)) })
      timer = gathered.length > 0 && !left ? setTimeout(apply, gathering) : undefined
    }
    const stop = listenLive({
      onEvent(event) {
        if (event.reason) client.setQueryData(sessionEndKey, event.reason)
        gathered.push(event)
        timer ??= setTimeout(apply, gathering)
      },
      onConnect() {
        const opened = Date.now()
        client.invalidateQueries({
          predicate: ({ state, meta }) => !meta?.once && state.dataUpdatedAt < opened,
        })
      },
      // The stream is refused when the session has ended; the guard acts on the answer.
      onLost: () => client.invalidateQueries({ queryKey: sessionKey }),
    })
    return () => {
      left = true
      clearTimeout(timer)
      stop()
    }
  }, [client, userId])
}
