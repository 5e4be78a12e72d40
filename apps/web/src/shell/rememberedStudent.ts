// The owner of a scan while the server can't be asked who is signed in: an id and a time zone, no name.
// Deleted when the person signs out, or when the server reports that nobody is signed in.
import { useEffect } from 'react'
import type { SessionAnswer } from '#lib/session.ts'
import { personalStore } from '#lib/storage.ts'

const key = 'student'

interface RememberedStudent {
  id: string
  timeZone: string
}

/** The last student known to be signed in here; null if there was none. */
export function rememberedStudent(): RememberedStudent | null {
  const [id, timeZone] = personalStore.get(key)?.split(' ') ?? []
  return id && timeZone ? { id, timeZone } : null
}

/** Remembers whom the server has named, and forgets at once whom it no longer names. */
export function useRememberedStudent(session: SessionAnswer | undefined) {
  const isKnown = session !== undefined
  const id = session?.user?.role === 'student' ? session.user.id : null
  const timeZone = session?.institution?.timeZone ?? 'UTC'
  useEffect(() => {
    if (id) personalStore.set(key, `${id} ${timeZone}`)
    else if (isKnown) personalStore.remove(key)
  }, [isKnown, id, timeZone])
}
