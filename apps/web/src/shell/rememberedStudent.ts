// Whose scan it is when the server cannot be asked who is signed in: an id and a time zone, no name. It goes
// when the person signs out, or when the server says that nobody is signed in.
import { useEffect } from 'react'
import type { SessionAnswer } from '#lib/session.ts'
import { personalStore } from '#lib/storage.ts'

const key = 'student'

interface RememberedStudent {
  id: string
  timeZone: string
}

/** The student who was signed in here when the server was last heard of; null when nobody was. */
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
