import type { SearchHit } from '@campanile/contract/search/search.ts'
import { visitStore } from '#lib/storage.ts'

const keyOf = (userId: string) => `recent-hits ${userId}`
const most = 5

/** What this person opened from the search last in this tab; signing out forgets it. */
export function recentHits(userId: string): SearchHit[] {
  try {
    return JSON.parse(visitStore.get(keyOf(userId)) ?? '[]') as SearchHit[]
  } catch {
    return []
  }
}

export function rememberHit(userId: string, hit: SearchHit) {
  const others = recentHits(userId).filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)
  visitStore.set(keyOf(userId), JSON.stringify([hit, ...others].slice(0, most)))
}
