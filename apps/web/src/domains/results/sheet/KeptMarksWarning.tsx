import { useKeptCounts } from '../sheets/useKeptCounts.ts'
import { m } from './messages.ts'

/** What is lost by signing out now; nothing when nothing waits. */
export function KeptMarksWarning() {
  const count = Object.values(useKeptCounts()).reduce((sum, it) => sum + it, 0)
  if (count === 0) return null
  return <p className="mt-2 font-label text-warn-ink">{m.unsentMarks({ count })}</p>
}
