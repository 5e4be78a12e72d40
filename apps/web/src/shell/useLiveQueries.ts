import type { LiveEvent } from '@campanile/contract/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listenLive } from '#lib/live.ts'
import { sessionEndKey, sessionKey } from '#lib/session.ts'
import { createLiveChanges } from './liveChanges.ts'

/** Milliseconds in which events are gathered: a class checking in sends many at once. */
const gathering = 300

/**
 * Keeps the screen up to date: events change or invalidate the queries they affect. A stream that doesn't
 * know what was missed invalidates all of them. Each signed-in person has a stream; there is none without
 * signing in.
 * @param readSince the server's time when this page began to read
 */
export function useLiveQueries(userId: string | undefined, readSince: string | undefined) {
  const client = useQueryClient()
  const beginning = useEffectEvent(() => (readSince ? Date.parse(readSince) : undefined))
  useEffect(() => {
    if (!userId) return
    const changes = createLiveChanges(client)
    let gathered: LiveEvent[] = []
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // One round of reading after the other: in a busy class each event would cut off the answer to the last.
    const apply = async () => {
      const events = gathered
      gathered = []
      await changes.apply(events)
      timer = gathered.length > 0 && !left ? setTimeout(apply, gathering) : undefined
    }
    const stop = listenLive(
      {
        onEvent(event) {
          if (event.reason) client.setQueryData(sessionEndKey, event.reason)
          gathered.push(event)
          timer ??= setTimeout(apply, gathering)
        },
        onMissed() {
          const opened = Date.now()
          client.invalidateQueries({
            predicate: ({ state, meta }) => !meta?.once && state.dataUpdatedAt < opened,
          })
        },
        // The stream is refused when the session has ended; the guard acts on the answer.
        onLost: () => client.invalidateQueries({ queryKey: sessionKey }),
      },
      beginning(),
    )
    return () => {
      left = true
      clearTimeout(timer)
      changes.stop()
      stop()
    }
  }, [client, userId])
}
