import { personalStore } from '../storage.ts'
import type { RememberedHeadings } from './columnMapping.ts'

const keyOf = (kind: string) => `import-columns-${kind}`

/** The column mapping of the last file of a kind, on this device. */
export function rememberedColumns(kind: string): RememberedHeadings {
  const kept = personalStore.get(keyOf(kind))
  if (!kept) return {}
  try {
    const value: unknown = JSON.parse(kept)
    return value && typeof value === 'object' ? (value as RememberedHeadings) : {}
  } catch {
    // Written by another version: the columns are detected again.
    return {}
  }
}

export const rememberColumns = (kind: string, headings: RememberedHeadings) =>
  personalStore.set(keyOf(kind), JSON.stringify(headings))
