import { useKeptCounts } from '../sheets/useKeptCounts.ts'
import { m } from './messages.ts'

/** Marks lost by signing out now; nothing if there are none. */
export function KeptMarksWarning() {
  const count = Object.values(useKeptCounts()).reduce((sum, it) => sum + it, 0)
  if (count === 0) return null
  return <p className="mt-2 font-label text-warn-ink">{m.unsentMarks({ count })}</p>
}
