import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { LiveDot } from '#ui/LiveDot.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'
import { m } from './messages.ts'

/** The process that answered, and the files beside it. */
export function ServerCard({ status: { at, server, storage } }: { status: SystemStatus }) {
  const time = useTimeFormat()
  const free = storage.freeBytes === null ? [] : [{ name: m.free(), value: bytesInWords(storage.freeBytes) }]
  const { untrusted, lastFrom } = server.forwardedHeaders
  const proxy =
    lastFrom === null
      ? []
      : [{ name: m.untrustedProxy(), value: m.untrustedRequests({ address: lastFrom, count: untrusted }) }]
  return (
    <SettingsCard
      title={m.server()}
      hint={m.aboutServer()}
      actions={
        <span className="flex items-center gap-2 text-sm text-ink-3">
          <LiveDot />
          {time.clock(at)}
        </span>
      }
    >
      <Facts
        facts={[
          {
            name: m.version(),
            value: m.versionOnNode({ version: server.version, nodeVersion: server.node }),
          },
          { name: m.runningSince(), value: time.dateTime(server.startedAt) },
          { name: m.memory(), value: bytesInWords(server.memoryBytes) },
          { name: m.openPagesLabel(), value: m.openPages({ count: server.streams }) },
          { name: m.files(), value: storage.kind === 's3' ? m.inBucket() : m.onServerDisk() },
          ...free,
          ...proxy,
        ]}
      />
    </SettingsCard>
  )
}
