import { useKeptScans } from './useKeptScans.ts'

/** What a student loses by signing out now; nothing when nothing waits. */
export function SignOutWarning({ studentId }: { studentId: string }) {
  const kept = useKeptScans(studentId).data ?? []
  if (kept.length === 0) return null
  return (
    <p className="mt-2 font-label text-warn-ink">
      {kept.length === 1
        ? 'A scan that you made offline was not sent yet. Signing out deletes it from this device.'
        : `${kept.length} scans that you made offline were not sent yet. Signing out deletes them from this device.`}
    </p>
  )
}
