import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { LiveDot } from '#ui/LiveDot.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'

/** The process that answered, and the files beside it. */
export function ServerCard({ status: { at, server, storage } }: { status: SystemStatus }) {
  const time = useTimeFormat()
  const free = storage.freeBytes === null ? [] : [{ name: 'Free', value: bytesInWords(storage.freeBytes) }]
  const { untrusted, lastFrom } = server.forwardedHeaders
  const proxy =
    lastFrom === null
      ? []
      : [{ name: 'Untrusted proxy', value: `${lastFrom} (${counted(untrusted, 'request')} since the start)` }]
  return (
    <SettingsCard
      title="Server"
      hint="The server that answered. There may be several."
      actions={
        <span className="flex items-center gap-2 text-sm text-ink-3">
          <LiveDot />
          {time.clock(at)}
        </span>
      }
    >
      <Facts
        facts={[
          { name: 'Version', value: `${server.version}, on Node.js ${server.node}` },
          { name: 'Running since', value: time.dateTime(server.startedAt) },
          { name: 'Memory', value: bytesInWords(server.memoryBytes) },
          { name: 'Open pages', value: counted(server.streams, 'browser') },
          { name: 'Files', value: storage.kind === 's3' ? 'In a bucket (S3)' : 'On the disk of the server' },
          ...free,
          ...proxy,
        ]}
      />
    </SettingsCard>
  )
}
