import type { SearchHit } from '@campanile/contract/search.ts'
import { visitStore } from '#lib/storage.ts'

const key = 'recent-hits'
const most = 5

/** What was opened from the search last in this tab; signing out forgets it. */
export function recentHits(): SearchHit[] {
  try {
    return JSON.parse(visitStore.get(key) ?? '[]') as SearchHit[]
  } catch {
    return []
  }
}

export function rememberHit(hit: SearchHit) {
  const others = recentHits().filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)
  visitStore.set(key, JSON.stringify([hit, ...others].slice(0, most)))
}
