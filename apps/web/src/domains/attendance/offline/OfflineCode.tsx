import { useState } from 'react'
import { CodeEntry } from '../today/CodeEntry.tsx'
import { m } from './messages.ts'
import { useKeepScan } from './useKeptScans.ts'

/** The code from the classroom screen, kept until the server can judge it. */
export function OfflineCode({ studentId }: { studentId: string }) {
  const keep = useKeepScan(studentId)
  const [entry, setEntry] = useState(0)
  return (
    <CodeEntry
      // A new one after each code: empty again.
      key={entry}
      sendsItself={false}
      submitLabel={m.keepThisCode()}
      busy={keep.isPending}
      error={keep.error ? m.browserCantStoreTheScan() : undefined}
      onChange={keep.reset}
      onCode={(code) => keep.mutate({ code }, { onSuccess: () => setEntry((count) => count + 1) })}
    />
  )
}
