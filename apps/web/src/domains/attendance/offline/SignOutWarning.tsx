import { m } from './messages.ts'
import { useKeptScans } from './useKeptScans.ts'

/** Data that a student loses by signing out now; nothing if there is none. */
export function SignOutWarning({ studentId }: { studentId: string }) {
  const kept = useKeptScans(studentId).data ?? []
  if (kept.length === 0) return null
  return <p className="mt-2 font-label text-warn-ink">{m.signingOutDeletesScans({ scans: kept.length })}</p>
}
