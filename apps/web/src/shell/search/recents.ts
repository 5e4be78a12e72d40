import type { SearchHit } from '@campanile/contract/search/search.ts'
import { personalStore } from '#lib/storage.ts'

/** Something that was opened from the search: a result of the server, or an entry of the palette by its id. */
type Recent = { hit: SearchHit } | { entryId: string }

const keyOf = (userId: string) => `recents ${userId}`
const most = 5

const nameOf = (recent: Recent) =>
  'hit' in recent ? `${recent.hit.kind} ${recent.hit.id}` : `entry ${recent.entryId}`

/** This person's recently opened search results in this browser, newest first; deleted on sign-out. */
export function recents(userId: string): Recent[] {
  try {
    return JSON.parse(personalStore.get(keyOf(userId)) ?? '[]') as Recent[]
  } catch {
    return []
  }
}

export function remember(userId: string, opened: Recent) {
  const others = recents(userId).filter((it) => nameOf(it) !== nameOf(opened))
  personalStore.set(keyOf(userId), JSON.stringify([opened, ...others].slice(0, most)))
}
